import type { Claim } from '@elos/content'
import { capitalized } from './capitalized.ts'
import { monthOf } from './date.ts'

/** Makes a phrase a sentence: 'até 23 anos' becomes 'Até 23 anos.' */
const sentence = (phrase: string): string =>
  `${capitalized(phrase)}${phrase.endsWith('.') ? '' : '.'}`

/** Returns the conditions, source and date of a claim: 'Até 23 anos. Valores de referência de agosto de 2025.' */
function claimNote({ kind, conditions, source, asOf }: Claim): string {
  const subject = kind === 'price' ? 'Valores de referência de' : 'Informação de'
  return [conditions, source && `Fonte: ${source.name}`, asOf && `${subject} ${monthOf(asOf)}`]
    .flatMap((part) => (part ? sentence(part) : []))
    .join(' ')
}

/**
 * The value of a claim, set large, then its conditions, source and date. Its parent has the class
 * `price`.
 */
export function ClaimFigure({ claim }: { claim: Claim }) {
  const { qualifierText, amountText, periodText } = claim
  const note = claimNote(claim)
  return (
    <>
      {qualifierText} <b>{amountText}</b>
      {periodText && `\u00a0${periodText.replaceAll(' ', '\u00a0')}`}
      {note && <span>{note}</span>}
    </>
  )
}

/** A price, set large, with its conditions and date; 'Preço sob consulta' when there is none, or it is not current. */
export function ClaimPrice({ claim }: { claim: Claim | undefined }) {
  return (
    <p className="price">
      {claim && claim.amount !== null ? <ClaimFigure claim={claim} /> : 'Preço sob consulta'}
    </p>
  )
}
