import { type Claim, claimNoteText } from '@elos/content'
import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ClaimNote } from './ClaimNotes.tsx'

/**
 * A price: the amount (`b`) is large; conditions, source and date (`span`) are below it in the size of
 * text. For the root of a section with prices.
 */
export const priceStyle = css`
  .price {
    line-height: 1.45;
    color: ${theme.inkSoft};
    b {
      display: inline-block;
      margin-right: 2px;
      font: 600 1.9rem / 1.15 ${theme.body};
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.02em;
      color: ${theme.ink};
    }
    span {
      display: block;
    }
  }
`

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
