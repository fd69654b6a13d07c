import { publishedId } from '@elos/content/parts/read/publishedId'
import { pathOf } from '@elos/content/parts/stored/route'
import { isRecord, referenceOf, titleOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import type { SanityClient, SanityDocument, Transaction } from '@sanity/client'
import type { Referrer } from './referrers.ts'

/** Whether a document is taken off the site and stays as a draft, or is deleted. */
export type RemovalMode = 'unpublish' | 'delete'

/** A page that may take the visitors of a removed one. */
interface Destination {
  _id: string
  path: string
  name?: string | null
}

/** The consequences that removing a document has for others. */
export interface RemovalPlan {
  /** The document as visitors see it; undefined when it is a draft only, or has no page. */
  live: SanityDocument | undefined
  /** Documents that must drop their link first. Nothing can be removed while there are any. */
  blockers: Referrer[]
  /** Pages and drafts that recommend the document at their end; they will no longer. */
  recommending: SanityDocument[]
  /** Redirects to the document, and their drafts; they will lead to the destination, or go. */
  redirects: SanityDocument[]
  /** Redirects from the address of the document, which had no effect while it had the page; they go. */
  stale: string[]
  destinations: Destination[]
}

const REMOVAL_QUERY = `{
  "live": *[_id == $id && defined(route.path)][0],
  "stale": *[_type == "redirect" && source == *[_id == $id][0].route.path]._id,
  "referrers": *[references($id) && !(_id in [$id, "drafts." + $id])],
  "destinations": *[defined(route.path) && _id in path("*") && _id != $id] | order(route.path asc){
    _id, ...route{path, name}
  }
}`

/** The paths of the fields of a document that refer to another. */
function linksTo(document: SanityDocument, id: string): string[] {
  const found: string[] = []
  visitFields(document, ({ path, value }) => {
    if (referenceOf(value) === id) found.push(path)
  })
  return found
}

const isRecommendation = (path: string) => path.startsWith('route.relatedRoutes[')

/** Whether a link hinders no removal: a recommendation goes, and a former version of a text shows its words alone. */
const isDispensable = (path: string) => isRecommendation(path) || path.startsWith('former[')

/** Sorts the documents that refer to one by what removing it does to them. */
export function planOf(
  documents: readonly SanityDocument[],
  id: string,
): Pick<RemovalPlan, 'blockers' | 'recommending' | 'redirects'> {
  const redirects = documents.filter(({ _type }) => _type === 'redirect')
  const others = documents.filter(({ _type }) => _type !== 'redirect')
  const links = new Map(others.map((document) => [document, linksTo(document, id)]))
  const linksOf = (document: SanityDocument) => links.get(document) ?? []
  const blocking = others.filter((document) => !linksOf(document).every(isDispensable))
  const byId = Map.groupBy(blocking, ({ _id }) => publishedId(_id))
  const blockers = [...byId].flatMap(([documentId, versions]) => {
    const document = versions.find(({ _id }) => _id === documentId) ?? versions[0]
    if (!document) return []
    const path = linksOf(document).find((link) => !isDispensable(link)) ?? ''
    const isDraft = document._id !== documentId
    return [{ documentId, documentType: document._type, title: titleOf(document), path, isDraft }]
  })
  const recommending = others.filter((document) => linksOf(document).some(isRecommendation))
  return { blockers, recommending, redirects }
}

/** Reads what removing a document means. Rejects when the Lake cannot be reached. */
export async function readRemoval(client: SanityClient, id: string): Promise<RemovalPlan> {
  const { live, stale, referrers, destinations } = await client.fetch<{
    live: SanityDocument | null
    stale: string[]
    referrers: SanityDocument[]
    destinations: Destination[]
  }>(REMOVAL_QUERY, { id }, { perspective: 'raw', tag: 'removal' })
  return { live: live ?? undefined, stale, destinations, ...planOf(referrers, id) }
}

/** The page that is proposed to take the visitors: the one above in the breadcrumb, or the home page. */
export function destinationOf({ live, destinations }: RemovalPlan): string {
  const route = isRecord(live?.route) ? live.route : {}
  const trail = Array.isArray(route.trail) ? route.trail : []
  const above = trail.map((link) => referenceOf(link?.page)).findLast(Boolean)
  const found =
    destinations.find(({ _id }) => _id === above) ?? destinations.find(({ path }) => path === '/')
  return found?._id ?? ''
}

interface Removal {
  id: string
  mode: RemovalMode
  plan: RemovalPlan
  /** The id of the page that takes the visitors; '' for none. */
  destination: string
  /** The id of a new redirect. */
  redirectId: string
}

/** Adds to a transaction what removes all that leads to a document, and the redirect that stays. */
export function removeLinks(
  transaction: Transaction,
  { id, mode, plan, destination, redirectId }: Removal,
): Transaction {
  for (const { _id } of plan.recommending) {
    transaction.patch(_id, { unset: [`route.relatedRoutes[_ref=="${id}"]`] })
  }
  for (const _id of plan.stale) transaction.delete(_id)
  for (const { _id } of plan.redirects.filter((each) => !plan.stale.includes(each._id))) {
    if (destination) transaction.patch(_id, { set: { 'target._ref': destination } })
    else transaction.delete(_id)
  }
  if (plan.live && destination) {
    transaction.createOrReplace({
      _id: redirectId,
      _type: 'redirect',
      source: pathOf(plan.live),
      target: { _type: 'reference', _ref: destination },
      // Browsers keep a permanent one: what is only unpublished may come back.
      permanent: mode === 'delete',
    })
  }
  return transaction
}
