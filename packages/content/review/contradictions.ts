import { isMeasure, MEASURES, measureOf, OTHER_MEASURE } from '../parts/claim/measures.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { referenceOf, textOf, titleOf } from '../parts/stored/value.ts'
import { eachClaim } from './claims.ts'
import { claimValue } from './claimValue.ts'
import type { Review } from './rule.ts'

const FIRST_DAY = '0000-01-01'
const LAST_DAY = '9999-12-31'

/**
 * Returns a key for what a claim states: its subject and its measure, whatever the words. For a price by month under
 * the measure 'outra' it is the subject and the monthly price, because a subject has one price of a period. Undefined
 * for a claim like no other.
 */
function stated(claim: StoredDocument): string | undefined {
  const written = textOf(claim.measure)
  if (!written) return undefined
  const subject = referenceOf(claim.subject)
  const measure = measureOf(written)
  if (measure !== OTHER_MEASURE) return `${subject} ${measure}`
  if (claim.kind === 'price' && claim.period === 'month') return `${subject} preco-mensal`
  // A text of before the list was closed still says what it measures.
  return written === OTHER_MEASURE ? undefined : `${subject} ${written}`
}

/** Whether two claims are valid on the same day: last year's price does not contradict this year's. */
function overlap(one: StoredDocument, other: StoredDocument): boolean {
  const starts = (claim: StoredDocument) => textOf(claim.validFrom) || FIRST_DAY
  const ends = (claim: StoredDocument) => textOf(claim.validUntil) || LAST_DAY
  return starts(one) <= ends(other) && starts(other) <= ends(one)
}

/**
 * Finds claims that state something about the same subject with different values on the same day. One remark names all
 * that contradict a claim: these have none of their own, so that what is decided is decided once.
 */
export const contradictingClaims: Review = (documents) => {
  const claims = documents.filter((each) => each._type === 'claim' && stated(each))
  // The order decides which claim has the remark: it has to be the same whichever was edited last.
  const inOrder = claims.toSorted((one, other) => one._id.localeCompare(other._id))
  const groups = Object.values(Object.groupBy(inOrder, (claim) => stated(claim) ?? ''))
  const named = new Set<StoredDocument>()
  return groups.flatMap((group = []) =>
    group.flatMap((claim) => {
      const value = claimValue(claim)
      const others = group.filter((other) => claimValue(other) !== value && overlap(claim, other))
      if (others.length === 0 || named.has(claim)) return []
      for (const other of others) named.add(other)
      const said = others.map((other) => `“${titleOf(other)}” diz ${claimValue(other)}`)
      return [
        {
          document: claim,
          path: claim.kind === 'text' ? 'text' : 'amount',
          message: `Aqui está ${value}, mas ${said.join(' e ')}. Confirme qual vale e acerte as duas.`,
        },
      ]
    }),
  )
}

/** Finds claims whose measure is not of the list: nobody sees whether another claim contradicts them. */
export const unlistedMeasures: Review = (documents) =>
  eachClaim(documents, (claim) => {
    const measure = textOf(claim.measure)
    if (!measure || isMeasure(measure)) return undefined
    const meant = MEASURES[measureOf(measure)]
    const message = `“${measure}” não é uma medida da lista. Escolha uma em “O que mede”: parece ser “${meant}”.`
    return { path: 'measure', message }
  })
