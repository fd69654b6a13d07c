import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { referenceOf } from '@elos/content/review/value'
import { visitFields } from '@elos/content/review/walk'
import type { SanityClient } from '@sanity/client'
import type { ValidationContext } from 'sanity'
import { today } from '../../templates/initialValues.ts'
import {
  foreignClaimProblems,
  type OfferedCarrier,
  quoteValueProblems,
  type StatedClaim,
} from './carrier.ts'
import { type ObjectResult, problemAt, resultOf } from './check.ts'
import { oldCheckProblems } from './claimCheck.ts'
import { type PathUses, redirectProblems, routeProblem } from './registry.ts'

type Context = Pick<ValidationContext, 'getClient' | 'document'>

const PATH_USES_QUERY = `{
  "routes": *[route.path == $path && !(_id in $own)]{"id": _id, "name": route.name},
  "redirects": *[_type == "redirect" && source == $path && !(_id in $own)]{
    "id": _id, "target": target._ref, "targetPath": target->route.path, permanent
  }
}`

/**
 * Reads the other uses of a path: drafts too, since they may be published before this document.
 */
const readUses = (client: SanityClient, path: string, id: string): Promise<PathUses> =>
  client.fetch<PathUses>(
    PATH_USES_QUERY,
    { path, own: [id, `drafts.${id}`] },
    { perspective: 'raw', tag: 'validation.path' },
  )

/** Check of a page's path against the registry and the redirects, as they are now. */
export async function checkRoutePath(path: string | undefined, context: Context) {
  if (!path) return true
  const id = publishedId(context.document?._id ?? '')
  const client = context.getClient({ apiVersion: API_VERSION })
  return routeProblem(path, id, await readUses(client, path, id))
}

interface RedirectValue {
  _id: string
  source?: string
  target?: { _ref?: string }
}

/** Check of a redirect against the registry and the other redirects, as they are now. */
export async function checkRedirect(
  redirect: RedirectValue | undefined,
  context: Context,
): Promise<ObjectResult> {
  const { source, target } = redirect ?? {}
  if (!redirect || !source || !target?._ref) return true
  const id = publishedId(redirect._id)
  const client = context.getClient({ apiVersion: API_VERSION })
  const targetPath = await client.fetch<string | null>(
    '*[_id == $id][0].route.path',
    { id: target._ref },
    { tag: 'validation.path' },
  )
  if (!targetPath) return true
  const [atSource, atTarget] = await Promise.all([
    readUses(client, source, id),
    readUses(client, targetPath, id),
  ])
  return resultOf(redirectProblems({ source, targetPath, atSource, atTarget }))
}

/**
 * Check that the next value of a claim begins after today, when it is set. Later, when it has become the value,
 * nobody has to tidy up before publishing something else.
 */
export async function checkNextDay(
  claim: { _id: string; next?: { validFrom?: string } } | undefined,
  context: Context,
): Promise<ObjectResult> {
  const day = claim?.next?.validFrom
  if (!claim || !day || day > today()) return true
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<string | null>(
      '*[_id == $id][0].next.validFrom',
      { id: publishedId(claim._id) },
      { perspective: 'published', tag: 'validation.next' },
    )
  return resultOf(published === day ? [] : [problemAt('next.validFrom', TOO_EARLY)])
}

/** Check that a new value of a claim is not published under a check of an earlier one. */
export async function checkNewValue(
  claim: Readonly<{ _id: string }> | undefined,
  context: Context,
): Promise<ObjectResult> {
  if (!claim) return true
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<Record<string, unknown> | null>(
      '*[_type == "claim" && _id == $id][0]',
      { id: publishedId(claim._id) },
      { perspective: 'published', tag: 'validation.check' },
    )
  return resultOf(oldCheckProblems(published ?? undefined, { ...claim }, today()))
}

const TOO_EARLY = 'Escolha um dia depois de hoje. Para mudar já, escreva o valor em “Número”.'

const OFFERED_CARRIERS_QUERY = `*[_type == "carrier" && inQuoteForm == true && !(_id in $own)]{
  name, "slug": slug.current
}`

interface CarrierValue {
  _id: string
  inQuoteForm?: boolean
  slug?: { current?: string }
}

/** Check of a carrier against the others that the quote form offers, drafts included. */
export async function checkCarrier(
  carrier: CarrierValue | undefined,
  context: Context,
): Promise<ObjectResult> {
  const slug = carrier?.slug?.current
  if (!carrier?.inQuoteForm || !slug) return true
  const id = publishedId(carrier._id)
  const others = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<OfferedCarrier[]>(
      OFFERED_CARRIERS_QUERY,
      { own: [id, `drafts.${id}`] },
      { perspective: 'raw', tag: 'validation.carrier' },
    )
  return resultOf(quoteValueProblems(slug, others))
}

const STATED_CLAIMS_QUERY = `*[_type == "claim" && _id in $ids]{
  _id, title, "subject": subject._ref, "subjectType": subject->_type, "subjectName": subject->name
}`

/** Check that a carrier or product states nothing about another one. */
export async function checkStatedClaims(
  document: { _id: string } | undefined,
  context: Context,
): Promise<ObjectResult> {
  if (!document) return true
  const fields = new Map<string, string>()
  visitFields({ ...document }, ({ path, value }) => {
    const id = referenceOf(value)
    const [field = ''] = path.split(/[.[]/)
    if (id && (field === 'price' || !fields.has(id))) fields.set(id, field)
  })
  if (fields.size === 0) return true
  const claims = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<StatedClaim[]>(
      STATED_CLAIMS_QUERY,
      { ids: [...fields.keys()] },
      { perspective: 'drafts', tag: 'validation.claims' },
    )
  return resultOf(foreignClaimProblems(publishedId(document._id), fields, claims))
}
