import { evaluate, parse } from 'groq-js'
import type { StoredDocument } from '../parts/stored/document.ts'
import type { Change } from '../tags/tags.ts'
import webhook from '../tags/webhook.json' with { type: 'json' }

/** A published document before and after somebody publishes or removes it; null where it does not exist. */
export interface Edit {
  before: StoredDocument | null
  after: StoredDocument | null
}

const FILTER = parse(webhook.filter, { mode: 'delta' })
const PROJECTION = parse(webhook.projection, { mode: 'delta' })

/** Returns the change that the webhook will report of an edit; undefined for an edit that it does not report. */
export async function changeOf({ before, after }: Edit): Promise<Change | undefined> {
  const options = { before, after, root: after ?? before }
  const [reported, change] = await Promise.all(
    [FILTER, PROJECTION].map(async (tree) => (await evaluate(tree, options)).get()),
  )
  return reported === true ? JSON.parse(JSON.stringify(change)) : undefined
}

/** The documents after some edits. */
export function documentsAfter(
  documents: readonly StoredDocument[],
  edits: readonly Edit[],
): StoredDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  for (const { before, after } of edits) {
    if (before) byId.delete(before._id)
    if (after) byId.set(after._id, after)
  }
  return [...byId.values()]
}
