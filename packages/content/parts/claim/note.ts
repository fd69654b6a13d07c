import { plain } from '../letters/plain.ts'
import { brazilianDay } from '../time/day.ts'
import type { Claim, Terms } from './type.ts'

/** The words beside a price that was checked a year ago or more. */
export const CONFIRM = 'confirme o valor atual'

/**
 * Returns the words that stand beside a figure: its conditions and days as whole sentences ('Valor de referência de
 * 27/08/2025, válido até 31/12/2026.' or, of an old price, 'Preço de 27/08/2025: confirme o valor atual.'), and its source.
 * All are absent for a claim that states nothing.
 */
export function claimNote({ kind, conditions, source, asOf, validUntil, isAged }: Terms) {
  const isPrice = kind === 'price'
  const name = isAged ? 'Preço' : isPrice ? 'Valor de referência' : 'Informação'
  const checked = asOf && `${name} de ${brazilianDay(asOf)}`
  const valid = isPrice ? 'válido' : 'válida'
  const end = validUntil && `${valid} até ${brazilianDay(validUntil)}`
  const days = [checked, end].filter(Boolean).join(', ')
  return {
    conditions: conditions && sentence(conditions),
    source,
    days: days && sentence(isAged ? `${days}: ${CONFIRM}` : days),
  }
}

/** Returns the note of a claim as one text: 'Até 23 anos. Fonte: tabela da operadora. Valor de referência de 27/08/2025.' */
export function claimNoteText(terms: Terms): string {
  const { conditions, source, days } = claimNote(terms)
  return [conditions, source && sentence(`Fonte: ${source.name}`), days].filter(Boolean).join(' ')
}

/**
 * Returns the ISO day of the claim that was checked last, of all that a part of a page states; undefined when none says
 * when it was checked.
 */
export function checkedLast(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  if (isClaim(content)) return content.asOf
  const days = Object.values(content).flatMap((child) => checkedLast(child) ?? [])
  return days.toSorted().at(-1)
}

/** Whether a value is a mapped claim. */
export const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'compactText' in value

/** Returns the values of claims with the same note, as its title: 'Experiência, mais de 15 anos; Clientes, mais de 5 mil.' */
export const noteTitle = (claims: Claim[]): string => sentence(claims.map(named).join('; '))

const named = ({ measure, text }: Claim): string => [measure, text].filter(Boolean).join(', ')

/** Makes a phrase a sentence: 'até 23 anos' becomes 'Até 23 anos.' */
export function sentence(phrase: string): string {
  const end = /[.!?]$/.test(plain(phrase)) ? '' : '.'
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${end}`
}
