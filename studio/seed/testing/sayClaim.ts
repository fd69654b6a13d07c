import { formatAmount, formatSentence } from '../../../packages/content/claim/format.ts'
import { claims } from '../data/claims/index.ts'

const said = new Map(
  Object.entries(claims).map(([key, claim]) => [
    `claim-${key}`,
    claim.kind === 'text'
      ? { full: claim.text, amount: claim.text }
      : { full: formatSentence(claim), amount: formatAmount(claim) },
  ]),
)

/** A claim as visitors read it in a sentence, by the id of its document. */
export function sayClaim(id: string, display: 'full' | 'amount' = 'full'): string {
  const words = said.get(id)
  if (words) return words[display]
  throw new Error(`${id} is not a claim of the seed`)
}
