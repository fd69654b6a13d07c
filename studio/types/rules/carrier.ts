import { carrierValue } from '@elos/content/parts/quote/map'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { referenceOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import type { ValidationContext } from 'sanity'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** A carrier that the quote form offers. */
export interface OfferedCarrier {
  name?: string | null
  slug?: string | null
}

/**
 * Problems of the slug of a carrier that the quote form offers. The form sends a value that is made
 * from the slug, and lists only the first of two carriers with the same value.
 */
export function quoteValueProblems(
  slug: string,
  others: readonly OfferedCarrier[],
): FieldProblem[] {
  const value = carrierValue(slug)
  const same = others.find((other) => other.slug && carrierValue(other.slug) === value)
  if (!same) return []
  const message = `No pedido de cotação, “${slug}” não se distingue de “${same.slug}”, de “${same.name ?? 'outra operadora'}”: só uma das duas apareceria. Escolha outro fim do endereço.`
  return [problemAt('slug', message)]
}

/** A claim that a document states. */
export interface StatedClaim {
  _id: string
  title?: string | null
  subject?: string | null
  subjectType?: string | null
  subjectName?: string | null
}

/** The types of documents of which a price or a figure can be true for one and not for another. */
const OFFERS = new Set(['carrier', 'product'])

/**
 * Problems of the claims that a carrier or product states: its price must be about itself, and no claim
 * may be about another carrier or product.
 *
 * @param fields the first field in which each claim is stated, by the claim's id
 */
export function foreignClaimProblems(
  id: string,
  fields: ReadonlyMap<string, string>,
  claims: readonly StatedClaim[],
): FieldProblem[] {
  return claims.flatMap(({ _id, title, subject, subjectType, subjectName }) => {
    const field = fields.get(_id)
    const isForeign = subject !== id && (field === 'price' || OFFERS.has(subjectType ?? ''))
    if (!field || !isForeign) return []
    const about = subject
      ? `é sobre “${subjectName ?? 'outro documento'}”`
      : 'não diz sobre o que é'
    const message = `A afirmação “${title ?? 'sem título'}” ${about}. Escolha uma sobre este cadastro, ou crie-a em “Preços e afirmações”.`
    return [problemAt(field, message)]
  })
}

type Context = Pick<ValidationContext, 'getClient'>

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
): Promise<FieldProblem[]> {
  const slug = carrier?.slug?.current
  if (!carrier?.inQuoteForm || !slug) return []
  const id = publishedId(carrier._id)
  const others = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<OfferedCarrier[]>(
      OFFERED_CARRIERS_QUERY,
      { own: [id, `drafts.${id}`] },
      { perspective: 'raw', tag: 'validation.carrier' },
    )
  return quoteValueProblems(slug, others)
}

const STATED_CLAIMS_QUERY = `*[_type == "claim" && _id in $ids]{
  _id, title, "subject": subject._ref, "subjectType": subject->_type, "subjectName": subject->name
}`

/** Check that a carrier or product states nothing about another one. */
export async function checkStatedClaims(
  document: { _id: string } | undefined,
  context: Context,
): Promise<FieldProblem[]> {
  if (!document) return []
  const fields = new Map<string, string>()
  visitFields({ ...document }, ({ path, value }) => {
    const id = referenceOf(value)
    const [field = ''] = path.split(/[.[]/)
    if (id && (field === 'price' || !fields.has(id))) fields.set(id, field)
  })
  if (fields.size === 0) return []
  const claims = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<StatedClaim[]>(
      STATED_CLAIMS_QUERY,
      { ids: [...fields.keys()] },
      { perspective: 'drafts', tag: 'validation.claims' },
    )
  return foreignClaimProblems(publishedId(document._id), fields, claims)
}
