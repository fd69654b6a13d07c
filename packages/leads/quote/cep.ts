import * as z from 'zod/mini'
import { requiredLine } from '../form/textRules.ts'

/** A postal code (CEP) of eight digits: '01310-100', '01.310-100', '01310100'. */
const CEP = /(^|\D)(\d{2})\.?(\d{3})\s?[-\p{Pd}]?\s?(\d{3})(?!\d)/gu

/** The label that people write before it. */
const LABEL = /^cep\P{L}*?(?=\d)/iu

/** Writes the postal codes in a text the usual way, and keeps the words beside them. */
const tidy = (text: string) => text.replace(LABEL, '').replace(CEP, '$1$2$3-$4')

/** Whether a tidy text has postal codes, and no other number. */
function isTidy(text: string): boolean {
  const others = text.replace(/(^|\D)\d{5}-\d{3}(?!\d)/g, '$1')
  return others !== text && !/\d/.test(others)
}

/** One or several postal codes in a line, as of a company and of its people. `max`: UTF-16 units. */
export const cepSchema = ({ max }: { max: number }) =>
  z.optional(
    requiredLine('Escreva o CEP.', max).check(
      z.overwrite(tidy),
      z.refine(isTidy, { error: 'Um CEP tem 8 números. Exemplo: 01310-100' }),
    ),
  )
