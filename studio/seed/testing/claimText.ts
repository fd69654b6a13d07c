import { formatAmount, formatSentence } from '@elos/content/parts/claim/format'
import { claims } from '../data/claims/index.ts'

const CLAIM_TEXTS = new Map(
  Object.entries(claims).map(([key, claim]) => [
    `claim-${key}`,
    claim.kind === 'text'
      ? { full: claim.text, amount: claim.text }
      : { full: formatSentence(claim), amount: formatAmount(claim) },
  ]),
)

/** A claim as visitors read it in a sentence. `id`: the id of its document. Throws if there is none. */
export function claimText(id: string, display: 'full' | 'amount' = 'full'): string {
  const texts = CLAIM_TEXTS.get(id)
  if (texts) return texts[display]
  throw new Error(`${id} is not a claim of the seed`)
}
