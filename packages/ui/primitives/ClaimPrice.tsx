import { type Claim, claimNoteText } from '@elos/content'
import { ClaimNote } from './ClaimNote.tsx'

/**
 * The value of a claim, set large, then its conditions, source and days. Its parent has the class
 * `price`.
 */
export function ClaimFigure({ claim }: { claim: Claim }) {
  const { qualifierText, amountText, periodText } = claim
  return (
    <>
      {qualifierText} <b>{amountText}</b>
      {periodText && `\u00a0${periodText.replaceAll(' ', '\u00a0')}`}
      {claimNoteText(claim) && (
        <span>
          <ClaimNote claim={claim} />
        </span>
      )}
    </>
  )
}

/** A price, set large, with its conditions, source and days; 'Preço sob consulta' when there is none, or it is not current. */
export function ClaimPrice({ claim }: { claim: Claim | undefined }) {
  return (
    <p className="price">
      {claim && claim.amount !== null ? (
        <ClaimFigure claim={claim} />
      ) : (
        <strong>Preço sob consulta</strong>
      )}
    </p>
  )
}
