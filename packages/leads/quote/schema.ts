import { APPLICANTS, AUDIENCES } from '@elos/content/parts/quote/type'
import { CALL_TIMES } from '@elos/content/parts/site/type'
import * as z from 'zod/mini'
import { check, type FormFields, type FormResult, filledFields } from '../form/check.ts'
import { LIMITS } from '../form/limits.ts'
import { emailSchema, optionalText, requiredLine } from '../form/textRules.ts'
import { readWholeNumber, WRITE_WHOLE } from '../number/whole.ts'
import { phoneSchema } from '../phone/schema.ts'
import { countAges, isOnlyAges } from './ages.ts'
import { AGE_BANDS, type AgeBand, MAX_LIVES } from './bands.ts'
import { cepSchema } from './cep.ts'
import { QUESTIONS, type QuestionName } from './questions.ts'

interface Range {
  min: number
  max: number
}

/** The error of a number out of its range. */
const outside = ({ min, max }: Range) =>
  `Informe um número de ${min} a ${max.toLocaleString('pt-BR')}.`

/**
 * A whole number, which a form sends as text, and a stored request has as a number. `tooMany`: the error of one above the
 * range. One transformation, because zod's own numbers would add 0.9 KB to every form.
 */
const wholeNumber = (range: Range, tooMany = outside(range)) =>
  z.optional(
    z.transform((value: unknown, { issues }) => {
      const number = numberOf(value)
      const refuse = (message: string) => issues.push({ code: 'custom', message, input: value })
      if (!Number.isInteger(number)) refuse(WRITE_WHOLE)
      else if (number < range.min) refuse(outside(range))
      else if (number > range.max) refuse(tooMany)
      return number
    }),
  )

/** The number that was typed, or that a request has; not a number for every other value. */
function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? readWholeNumber(value) : value
  return typeof number === 'number' ? number : Number.NaN
}

const livesSchema = wholeNumber(
  { min: 0, max: MAX_LIVES },
  `Informe no máximo ${MAX_LIVES} vidas por faixa.`,
)

const listed = <const T extends readonly string[]>(values: T) =>
  z.optional(z.enum(values, { error: 'Escolha uma opção da lista.' }))

const optionalLine = ({ max }: { max: number }) =>
  z.optional(requiredLine('Escreva a resposta em uma linha.', max))

// The bands are listed one by one: zod's code for records would add half a kilobyte to every form.
const bandsShape = {
  '00a18': livesSchema,
  '19a23': livesSchema,
  '24a28': livesSchema,
  '29a33': livesSchema,
  '34a38': livesSchema,
  '39a43': livesSchema,
  '44a48': livesSchema,
  '49a53': livesSchema,
  '54a58': livesSchema,
  '59oumais': livesSchema,
} satisfies Record<AgeBand, unknown>

/** The rule of each question. The carriers are documents: any value may be one. */
const rules = {
  sobre: optionalLine(QUESTIONS.sobre),
  operadora: optionalLine(QUESTIONS.operadora),
  tipo: listed(AUDIENCES),
  pessoas: wholeNumber(QUESTIONS.pessoas.range),
  empresa: listed(APPLICANTS),
  idade: wholeNumber(QUESTIONS.idade.range),
  capital: optionalLine(QUESTIONS.capital),
  veiculos: wholeNumber(QUESTIONS.veiculos.range),
  cidade: optionalLine(QUESTIONS.cidade),
  cep: cepSchema(QUESTIONS.cep),
  faixaEtaria: z.optional(z.object(bandsShape)),
  horario: listed(CALL_TIMES),
  message: z.optional(optionalText(QUESTIONS.message.max)),
} satisfies Record<QuestionName, unknown>

/** A quote request, from the modal or the contact form. Name, e-mail and phone are required. */
export const quoteSchema = z.object({
  name: requiredLine('Informe seu nome.', LIMITS.name),
  email: emailSchema,
  phone: phoneSchema,
  ...rules,
  /** The ages as they were written, in one line, where `faixaEtaria` may not say all of it: 'um casal e 34', 'esposa 32'. */
  idades: optionalLine(QUESTIONS.faixaEtaria),
})

export type QuoteRequest = z.infer<typeof quoteSchema>

/**
 * Checks the quote form. Its age bands are single fields; the request has them in `faixaEtaria`. Where
 * no band is filled in, they are counted from the ages in words; nobody is counted where that is not certain.
 *
 * @param now the day of the ages of people of whom only the birth is known
 */
export function checkQuote(
  form: FormData | FormFields,
  now = new Date(),
): FormResult<QuoteRequest> {
  const { idades, ...fields } = filledFields(form)
  const filled = AGE_BANDS.flatMap((band) => (band in fields ? [[band, fields[band]]] : []))
  // A browser sends the end of a line as two characters.
  const written = typeof idades === 'string' ? idades.replaceAll('\r\n', '\n') : ''
  const counted = countAges(written, now)
  const isAllSaid = counted !== undefined && isOnlyAges(written)
  return check(quoteSchema, {
    ...fields,
    faixaEtaria: filled.length > 0 ? Object.fromEntries(filled) : (counted ?? {}),
    ...(written && !isAllSaid && { idades: written }),
  })
}
