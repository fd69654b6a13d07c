import type { Claim } from '@elos/content'
import { Rings } from './Rings.tsx'

/** A strip of figures with their captions; a caption without a figure stands under the mark. */
export function Figures({ items }: { items: { claim?: Claim; label: string }[] }) {
  if (items.length === 0) return null
  return (
    <ul className="figures">
      {items.map(({ claim, label }) => (
        <li key={label}>
          {claim ? <b>{claim.compactText}</b> : <Rings />}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
