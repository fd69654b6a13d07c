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

/** A price set large, with its conditions and date in the same block; 'sob consulta' once expired. */
export function ClaimPrice({ claim }: { claim: Claim }) {
  const { amount, qualifierText, amountText, periodText } = claim
  if (amount === null) return <p className="price">Preço sob consulta</p>
  return (
    <p className="price">
      {qualifierText} <b>{amountText}</b> {periodText}
      <span>{claimNote(claim)}</span>
    </p>
  )
}
