import { bareValue, claimValue } from '../../prices/previews/claimValue.ts'
import { seedDocuments } from '../documents.ts'

const CLAIM_TEXTS = new Map(
  seedDocuments()
    .filter((document) => document._type === 'claim')
    .map((claim) => {
      const parts = { ...claim, ...claim.unit }
      return [claim._id, { full: claimValue(parts), amount: bareValue(parts) }]
    }),
)

/** A claim as visitors read it in a sentence. `id`: the id of its document. Throws if there is none. */
export function claimText(id: string, display: 'full' | 'amount' = 'full'): string {
  const texts = CLAIM_TEXTS.get(id)
  if (texts) return texts[display]
  throw new Error(`${id} is not a claim of the seed`)
}
