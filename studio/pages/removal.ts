import { publishedId } from '@elos/content/parts/read/publishedId'
import { referenceOf, textOf, titleOf } from '@elos/content/review/value'
import { visitFields } from '@elos/content/review/walk'
import type { SanityClient, SanityDocument, Transaction } from '@sanity/client'
import type { Referrer } from '../actions/referrers.ts'
import { PREVIEW_DRAFTS, previewPageId } from './ids.ts'
import { draftSubject } from './publishPage.ts'

/** Whether a document is taken off the site and stays as a draft, or is deleted. */
export type RemovalMode = 'unpublish' | 'delete'

/** A page that may take the visitors of a removed one. */
export interface Destination {
  _id: string
  path: string
  name?: string | null
}

/** What removing a document and its page means for others. */
export interface RemovalPlan {
  /** The pages of the document and their drafts, without the one for its preview. */
  pages: SanityDocument[]
  hasPreview: boolean
  /** Documents that must drop their link first. Nothing can be removed while there are any. */
  blockers: Referrer[]
  /** Pages and drafts that recommend a page of the document at their end; they will no longer. */
  recommending: SanityDocument[]
  /** Redirects to a page of the document, and their drafts; they will lead to the destination, or go. */
  redirects: SanityDocument[]
  destinations: Destination[]
}

const PAGES_QUERY = `*[_type == "route" && subject._ref == $id]`
const REFERRERS_QUERY = `*[references($ids) && !(_id in $own)]`
const DESTINATIONS_QUERY = `*[_type == "route" && subject._ref != $id] | order(path asc){_id, path, name}`

/** The paths of the fields of a document that refer to one of these ids. */
function linksTo(document: SanityDocument, ids: readonly string[]): string[] {
  const found: string[] = []
  visitFields(document, ({ path, value }) => {
    if (ids.includes(referenceOf(value))) found.push(path)
  })
  return found
}

const isRecommendation = (path: string) => path.startsWith('relatedRoutes[')

/** Sorts the documents that refer to a document or its pages by what removing it does to them. */
export function planOf(
  documents: readonly SanityDocument[],
  ids: readonly string[],
): Pick<RemovalPlan, 'blockers' | 'recommending' | 'redirects'> {
  const redirects = documents.filter(({ _type }) => _type === 'redirect')
  const others = documents.filter(({ _type }) => _type !== 'redirect')
  const links = new Map(others.map((document) => [document, linksTo(document, ids)]))
  const linksOf = (document: SanityDocument) => links.get(document) ?? []
  const blocking = others.filter((document) => !linksOf(document).every(isRecommendation))
  const byId = Map.groupBy(blocking, ({ _id }) => publishedId(_id))
  const blockers = [...byId].flatMap(([documentId, versions]) => {
    const document = versions.find(({ _id }) => _id === documentId) ?? versions[0]
    if (!document) return []
    const path = linksOf(document).find((link) => !isRecommendation(link)) ?? ''
    const isDraft = document._id !== documentId
    return [{ documentId, documentType: document._type, title: titleOf(document), path, isDraft }]
  })
  const recommending = others.filter((document) => linksOf(document).some(isRecommendation))
  return { blockers, recommending, redirects }
}

/** Reads what removing a document means. Rejects when the Lake cannot be reached. */
export async function readRemoval(client: SanityClient, id: string): Promise<RemovalPlan> {
  const raw = { perspective: 'raw', tag: 'removal' } as const
  const all = await client.fetch<SanityDocument[]>(PAGES_QUERY, { id }, raw)
  const pages = all.filter(({ _id }) => !_id.startsWith(PREVIEW_DRAFTS))
  const ids = [...new Set([id, ...pages.map(({ _id }) => publishedId(_id))])]
  const own = [`drafts.${id}`, id, ...all.map(({ _id }) => _id)]
  const [documents, destinations] = await Promise.all([
    client.fetch<SanityDocument[]>(REFERRERS_QUERY, { ids, own }, raw),
    client.fetch<Destination[]>(
      DESTINATIONS_QUERY,
      { id },
      { perspective: 'published', tag: 'removal' },
    ),
  ])
  return { pages, hasPreview: all.length > pages.length, destinations, ...planOf(documents, ids) }
}

/** The page that is proposed to take the visitors: the one above in the breadcrumb, or the home page. */
export function destinationOf({ pages, destinations }: RemovalPlan): string {
  const trail = pages.flatMap((page) => (Array.isArray(page.trail) ? page.trail : []))
  const above = trail.map((link) => referenceOf(link?.route)).findLast(Boolean)
  const found =
    destinations.find(({ _id }) => _id === above) ?? destinations.find(({ path }) => path === '/')
  return found?._id ?? ''
}

interface Removal {
  id: string
  type: string
  mode: RemovalMode
  plan: RemovalPlan
  /** The id of the page that takes the visitors; '' for none. */
  destination: string
  /** The id of a new redirect. */
  redirectId: string
}

const redirectOf = (_id: string, page: SanityDocument, target: string, mode: RemovalMode) => ({
  _id,
  _type: 'redirect',
  source: textOf(page.path),
  target: { _type: 'reference', _ref: target },
  // Browsers keep a permanent one: what is only unpublished may come back.
  permanent: mode === 'delete',
})

/** Adds to a transaction what removes the pages of a document and what leads to them. */
export function removePages(
  transaction: Transaction,
  { id, type, mode, plan, destination, redirectId }: Removal,
): Transaction {
  const ids = [...new Set(plan.pages.map(({ _id }) => publishedId(_id)))]
  for (const { _id } of plan.recommending) {
    transaction.patch(_id, { unset: ids.map((page) => `relatedRoutes[_ref=="${page}"]`) })
  }
  for (const { _id } of plan.redirects) {
    if (destination) transaction.patch(_id, { set: { 'target._ref': destination } })
    else transaction.delete(_id)
  }
  const live = plan.pages.find(({ _id }) => !_id.startsWith('drafts.'))
  if (live && destination) {
    transaction.createOrReplace(redirectOf(redirectId, live, destination, mode))
  }
  if (live && mode === 'unpublish') {
    const draftId = `drafts.${live._id}`
    transaction
      .createIfNotExists({ ...live, _id: draftId })
      // A strong reference would keep the document from being unpublished.
      .patch(draftId, { set: { subject: draftSubject(id, type) } })
      .delete(live._id)
  }
  if (mode === 'delete') for (const { _id } of plan.pages) transaction.delete(_id)
  if (plan.hasPreview) transaction.delete(`drafts.${previewPageId(id)}`)
  return transaction
}

/**
 * Removes a document with its page. Rejects when the Lake refuses it; what has gone by then is only the
 * page, never the document alone.
 *
 * @param versions which versions of the document there are
 */
export async function removeDocument(
  client: SanityClient,
  removal: Removal,
  versions: { published: boolean; draft: boolean },
): Promise<void> {
  const { id, mode } = removal
  const draftId = `drafts.${id}`
  await removePages(client.transaction(), removal).commit()
  // Not in one transaction with the page: the Studio would wait forever for the events of the page.
  if (mode === 'unpublish') {
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId,
      publishedId: id,
    })
  } else if (versions.published) {
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: versions.draft ? [draftId] : [],
    })
  } else {
    await client.action({ actionType: 'sanity.action.document.discard', draftId })
  }
}
