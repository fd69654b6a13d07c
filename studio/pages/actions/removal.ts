import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { isLive } from '@elos/content/parts/route/query'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { isRecord, referenceOf } from '@elos/content/parts/stored/value'
import { CONSENT_TYPE, consentId, testimonialOf } from '@elos/content/review/consents'
import type { SanityClient, SanityDocument, Transaction } from '@sanity/client'
import { today } from '../../base/initialValues.ts'
import { absenceId, type LostPlace, lostPlacesSchema } from '../absence/absence.ts'
import { isOfFormerVersion, listItemOf, type Use, usesOf } from './uses.ts'

/** Whether a document is taken off the site and stays as a draft, or is deleted. */
export type RemovalMode = 'unpublish' | 'delete'

/** A document that is about to be removed. `id`: that of the published one. */
export interface Subject {
  id: string
  type: string
  mode: RemovalMode
}

/** A page that is on the site, and may take the visitors of a removed one. */
interface Destination {
  _id: string
  path: string
  name?: string | null
}

/** The consequences that removing a document has for others. */
export interface RemovalPlan {
  subject: Subject
  /** The document as it is published; undefined when it is a draft only. */
  live: SanityDocument | undefined
  /** The references to the document that must be dropped first. Nothing can be removed while there are any. */
  blockers: Use[]
  /** The references of other documents and their drafts that go, or wait for the document to come back. */
  uses: Use[]
  /** Redirects to the document, and their drafts; they will lead to the destination, or go. */
  redirects: SanityDocument[]
  /** Redirects from the address of the document, which had no effect while it had the page; they go. */
  stale: string[]
  destinations: Destination[]
  /** The places that it lost by an earlier removal, and was not put back to. */
  lostBefore: LostPlace[]
}

/** A group of drafts does without any of its members. */
const REMOVAL_QUERY = `{
  "lostBefore": *[_id == $absence][0].places,
  "live": *[_id == $id][0],
  "stale": *[_type == "redirect" && source == *[_id == $id][0].route.path]._id,
  "referrers": *[
    (references($shown) || (_id == $record && !defined(withdrawnAt))) && !(_id in [$id, "drafts." + $id])
      && _type != "${GROUP_TYPE}"
  ],
  "destinations": *[${isLive} && _id in path("*") && _id != $id] | order(route.path asc){
    _id, ...route{path, name}
  }
}`

const OPTIONS = { perspective: 'raw', tag: 'removal' } as const

/** The types whose documents others state or rest on: each reference to one must be dropped first. */
const STATED = new Set(['claim', CONSENT_TYPE])

/** Whether a document leads every visitor to legal texts of this type, as the law asks: the footer of all pages does. */
export const isLedToEverywhere = (type: string, { _type }: StoredDocument): boolean =>
  type === 'legalPage' && _type === 'siteSettings'

/** Sorts the documents that refer to one by what removing it does to them. */
export function planOf(
  documents: readonly SanityDocument[],
  { id, type, mode }: Subject,
): Pick<RemovalPlan, 'blockers' | 'uses' | 'redirects'> {
  const redirects = documents.filter(({ _type }) => _type === 'redirect')
  const found = documents
    .filter(({ _type }) => _type !== 'redirect')
    .flatMap((document) => usesOf(document, id))
    .filter((use) => !isOfFormerVersion(use))
  const blocks = ({ kind, document }: Use) =>
    STATED.has(type) ||
    kind === 'needed' ||
    (kind === 'text' && mode === 'delete') ||
    isLedToEverywhere(type, document)
  return { redirects, blockers: found.filter(blocks), uses: found.filter((use) => !blocks(use)) }
}

/**
 * Reads what removing a document means. A testimonial is deleted after the record of its consent, unless that was
 * withdrawn, and the record once no page shows the testimonial. Rejects when the Lake cannot be reached.
 */
export async function readRemoval(client: SanityClient, subject: Subject): Promise<RemovalPlan> {
  const { id, type, mode } = subject
  const shown = type === CONSENT_TYPE ? testimonialOf(id) : id
  const record = type === 'testimonial' && mode === 'delete' ? consentId(id) : null
  const { live, stale, referrers, destinations, lostBefore } = await client.fetch<{
    live: SanityDocument | null
    stale: string[]
    referrers: SanityDocument[]
    destinations: Destination[]
    lostBefore: unknown
  }>(
    REMOVAL_QUERY,
    { id, shown, record, absence: absenceId(id), now: new Date().toISOString(), today: today() },
    OPTIONS,
  )
  const plan = planOf(referrers, { ...subject, id: shown })
  return {
    subject,
    live: live ?? undefined,
    stale,
    destinations,
    lostBefore: lostPlacesSchema.parse(lostBefore),
    ...plan,
  }
}

/**
 * The page that is proposed to take the visitors: the one above in the breadcrumb. The home page is about something
 * else, and search engines take a redirect to it for a page that is missing.
 */
export function destinationOf({ live, destinations }: RemovalPlan): string {
  const route = isRecord(live?.route) ? live.route : {}
  const trail = Array.isArray(route.trail) ? route.trail : []
  const above = trail.map((link) => referenceOf(link?.page)).findLast(Boolean)
  return destinations.find(({ _id, path }) => _id === above && path !== '/')?._id ?? ''
}

interface Removal {
  plan: RemovalPlan
  /** The id of the page that takes the visitors; '' for none. */
  destination: string
  /** The id of a new redirect. */
  redirectId: string
}

/**
 * The change of a reference to a removed document. A list loses it. A text, and what is about the document, keeps it as
 * the Studio writes a reference to a document that is not published yet: it leads nowhere until then.
 */
function dropped({ kind, path }: Use, { type, mode }: Subject) {
  if (kind === 'listed') return { unset: [listItemOf(path)] }
  if (mode === 'delete') return { unset: [path] }
  return { set: { [`${path}._weak`]: true, [`${path}._strengthenOnPublish`]: { type } } }
}

/** Adds to a transaction what removes all that leads to a document, and the redirect that stays. */
export function removeLinks(
  transaction: Transaction,
  { plan, destination, redirectId }: Removal,
): Transaction {
  const { subject, live, uses, redirects, stale } = plan
  for (const use of uses) transaction.patch(use.document._id, dropped(use, subject))
  for (const _id of stale) transaction.delete(_id)
  for (const { _id } of redirects.filter((each) => !stale.includes(each._id))) {
    if (destination) transaction.patch(_id, { set: { 'target._ref': destination } })
    else transaction.delete(_id)
  }
  if (live && destination) {
    transaction.createOrReplace({
      _id: redirectId,
      _type: 'redirect',
      source: pathOf(live),
      target: { _type: 'reference', _ref: destination },
      // Browsers keep a permanent one: what is only unpublished may come back.
      permanent: subject.mode === 'delete',
    })
  }
  return transaction
}
