import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { referenceOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import type { ValidationContext } from 'sanity'
import { type ObjectResult, resultOf } from '../../base/rules/check.ts'
import {
  foreignClaimProblems,
  type OfferedCarrier,
  quoteValueProblems,
  type StatedClaim,
} from './carrier.ts'

type Context = Pick<ValidationContext, 'getClient' | 'document'>

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
