import type { ClaimKind } from '@elos/content'
import { type ObjectResult, problemAt, resultOf } from './check.ts'

interface Price {
  kind?: ClaimKind
  conditions?: string
  validUntil?: string
}

/** Advice for a price that does not say for whom it holds, or until when. */
export function advisePrice(claim: Price | undefined): ObjectResult {
  if (claim?.kind !== 'price') return true
  const { conditions, validUntil } = claim
  return resultOf([
    ...(conditions
      ? []
      : [
          problemAt(
            'conditions',
            'Diga para quem vale este preço. Exemplo: até 23 anos, em enfermaria.',
          ),
        ]),
    ...(validUntil
      ? []
      : [
          problemAt(
            'validUntil',
            'Diga até quando vale este preço: sem data, ele fica no site mesmo depois de mudar.',
          ),
        ]),
  ])
}
