import { z } from 'zod'
import { email, filled, optionalText } from '../form/fields.ts'
import { check, type FormResult, textFields } from '../form/read.ts'
import { AGE_BANDS, PLAN_TYPES, QUOTE_CARRIERS } from './options.ts'

/** The specification's limits for the lives of a band (section 9). */
const lives = z.coerce
  .number({ error: 'Informe um número de 0 a 99.' })
  .int({ error: 'Informe um número inteiro, sem vírgula.' })
  .min(0, { error: 'O número de vidas não pode ser negativo.' })
  .max(99, { error: 'Informe no máximo 99 vidas por faixa.' })

/** A quote request (specification, sections 3 and 5): name, e-mail and phone are required. */
export const QuoteRequest = z.object({
  name: filled('Informe seu nome.', 120),
  email,
  phone: filled('Informe seu telefone.', 40),
  operadora: z.enum(QUOTE_CARRIERS, { error: 'Escolha uma operadora da lista.' }).optional(),
  tipo: z.enum(PLAN_TYPES, { error: 'Escolha um tipo de plano da lista.' }).optional(),
  message: optionalText(2000),
  faixaEtaria: z.partialRecord(z.enum(AGE_BANDS), lives),
})

export type QuoteRequest = z.infer<typeof QuoteRequest>

/** Reads the quote form, whose age bands are fields of their own. */
export function readQuoteForm(form: FormData): FormResult<QuoteRequest> {
  const fields = textFields(form)
  const bands = AGE_BANDS.flatMap((band) => {
    const value = fields[band]
    return value === undefined ? [] : [[band, value] as const]
  })
  return check(QuoteRequest, { ...fields, faixaEtaria: Object.fromEntries(bands) })
}
