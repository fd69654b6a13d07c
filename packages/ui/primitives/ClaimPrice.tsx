import type { Claim } from '@elos/content'
import { monthOf } from './date.ts'

/** 'até 23 anos' as 'Até 23 anos.' */
const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`

/** Conditions, source and date of a claim, in words: 'Até 23 anos. Valores de agosto de 2025.' */
export function claimNote({ kind, conditions, source, asOf }: Claim): string {
  const subject = kind === 'price' ? 'Valores de' : 'Informação de'
  return [conditions, source && `Fonte: ${source.name}`, asOf && `${subject} ${monthOf(asOf)}`]
    .filter((part) => part !== undefined)
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
}

/** The value of a claim set large, then its conditions, source and date. For inside `.price`. */
export function ClaimFigure({ claim }: { claim: Claim }) {
  const { qualifierText, amountText, periodText } = claim
  const note = claimNote(claim)
  return (
    <>
      {qualifierText} <b>{amountText}</b> {periodText}
      {note && <span>{note}</span>}
    </>
  )
}

/** A price set large, with its conditions and date in the same block; 'sob consulta' once expired. */
export function ClaimPrice({ claim }: { claim: Claim }) {
  return (
    <p className="price">
      {claim.amount === null ? 'Preço sob consulta' : <ClaimFigure claim={claim} />}
    </p>
  )
}
