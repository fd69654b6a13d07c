import { claimValue } from './claimValue.ts'
import type { Review, ReviewDocument } from './type.ts'
import { referenceOf, textOf, titleOf } from './value.ts'

const FIRST_DAY = '0000-01-01'
const LAST_DAY = '9999-12-31'

const measured = (claim: ReviewDocument) => `${referenceOf(claim.subject)} ${textOf(claim.measure)}`

/** Whether two claims are valid on the same day: last year's price does not contradict this year's. */
function overlap(one: ReviewDocument, other: ReviewDocument): boolean {
  const starts = (claim: ReviewDocument) => textOf(claim.validFrom) || FIRST_DAY
  const ends = (claim: ReviewDocument) => textOf(claim.validUntil) || LAST_DAY
  return starts(one) <= ends(other) && starts(other) <= ends(one)
}

/** Finds claims about the same subject and measure with different values on the same day. */
export const contradictingClaims: Review = (documents) => {
  const claims = documents.filter(({ _type, measure }) => _type === 'claim' && textOf(measure))
  const groups = Object.values(Object.groupBy(claims, measured))
  return groups.flatMap((group = []) =>
    group.flatMap((claim) => {
      const value = claimValue(claim)
      const others = group.filter((other) => claimValue(other) !== value && overlap(claim, other))
      if (others.length === 0) return []
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
