import type { Claim } from '@elos/content'
import { bandLabel } from '@elos/content/parts/quote/ageBands'
import { ClaimNote } from './ClaimNote.tsx'

interface AgeLimitProps {
  /** The most times that the price of the last age band may be that of the first. */
  limit: Claim | undefined
  /** The prices of health plans that stand beside it. */
  prices: readonly (Claim | undefined)[]
}

/** Says how much a health plan may cost in the last age band, with its norm; nothing beside no price. */
export function AgeLimit({ limit, prices }: AgeLimitProps) {
  if (limit?.state !== 'current' || !prices.some((price) => price?.state === 'current')) return null
  return (
    <p className="fine">
      {`Aos ${bandLabel('59oumais')}, pode custar ${limit.text} o preço da primeira faixa. `}
      <ClaimNote claim={limit} />
    </p>
  )
}
