import type { Action, SanityClient } from '@sanity/client'
import type { CarrierList } from './checklist.ts'

/** The actions that add a carrier to the end of a list; published too if nothing else waits in its draft. */
function includeActions(list: CarrierList, carrierId: string, hasDraft: boolean): Action[] {
  const draftId = `drafts.${list}`
  const edit: Action = {
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId: list,
    patch: {
      insert: {
        after: 'carriers.items[-1]',
        items: [{ _type: 'reference', _key: `carrier-${carrierId}`, _ref: carrierId }],
      },
    },
  }
  const publish: Action = {
    actionType: 'sanity.action.document.publish',
    draftId,
    publishedId: list,
  }
  return hasDraft ? [edit] : [edit, publish]
}

/**
 * Adds a published carrier to a list. Returns whether the site shows it: if a draft of the list's document
 * was there, only that is changed, since others may be at work on it.
 */
export async function includeCarrier(
  client: SanityClient,
  list: CarrierList,
  carrierId: string,
): Promise<boolean> {
  const draft = await client.withConfig({ perspective: 'raw' }).getDocument(`drafts.${list}`)
  await client.action(includeActions(list, carrierId, draft !== undefined && draft !== null))
  return !draft
}
