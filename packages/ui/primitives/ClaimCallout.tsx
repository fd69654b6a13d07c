import type { Claim } from '@elos/content'
import { ClaimPrice, claimNote } from './ClaimPrice.tsx'

/** A claim set apart in a text, with what makes it checkable. */
export function ClaimCallout({ claim }: { claim: Claim }) {
  return (
    <div className="callout">
      {claim.kind === 'price' ? (
        <ClaimPrice claim={claim} />
      ) : (
        <p className="price">
          <b>{claim.text}</b>
          <span>{claimNote(claim)}</span>
        </p>
      )}
    </div>
  )
}
