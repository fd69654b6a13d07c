import type { ClaimCallout as Callout } from '@elos/content'
import { ClaimFigure } from './ClaimPrice.tsx'

/** A claim set apart in a text: its subject, its value, and its conditions, source and days. */
export function ClaimCallout({ label, claim }: Pick<Callout, 'label' | 'claim'>) {
  return (
    <div className="callout">
      <p className="price">
        {label && <strong>{label}: </strong>}
        <ClaimFigure claim={claim} />
      </p>
    </div>
  )
}
