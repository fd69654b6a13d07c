import * as z from 'zod/mini'
import { check, type FormFields, type FormResult, filledFields } from '../form/check.ts'
import { LIMITS } from '../form/limits.ts'
import { emailSchema, optionalText, requiredLine } from '../form/textRules.ts'
import { phoneSchema } from '../phone/schema.ts'
import { AGE_BANDS, type AgeBand, MAX_LIVES } from './bands.ts'
import { PLAN_TYPES, QUOTE_CARRIERS } from './options.ts'

/** The lives of a band: a whole number from 0 to `MAX_LIVES`, which a form sends as text. */
const livesSchema = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
    z
      .number({ error: `Informe um número de 0 a ${MAX_LIVES}.` })
      .check(
        z.multipleOf(1, { error: 'Informe um número inteiro, sem vírgula.' }),
        z.gte(0, { error: 'O número de vidas não pode ser negativo.' }),
        z.lte(MAX_LIVES, { error: `Informe no máximo ${MAX_LIVES} vidas por faixa.` }),
      ),
  ),
)

// Listed one by one: zod's code for records would add half a kilobyte to every form.
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

/** A quote request, from the modal or the contact form. Name, e-mail and phone are required. */
export const quoteSchema = z.object({
  name: requiredLine('Informe seu nome.', LIMITS.name),
  email: emailSchema,
  phone: phoneSchema,
  operadora: z.optional(z.enum(QUOTE_CARRIERS, { error: 'Escolha uma operadora da lista.' })),
  tipo: z.optional(z.enum(PLAN_TYPES, { error: 'Escolha um tipo de plano da lista.' })),
  message: z._default(optionalText(LIMITS.message), ''),
  faixaEtaria: z._default(z.object(bandsShape), {}),
})

export type QuoteRequest = z.infer<typeof quoteSchema>

/** Checks the quote form. Its age bands are single fields; the request has them in `faixaEtaria`. */
export function checkQuote(form: FormData | FormFields): FormResult<QuoteRequest> {
  const fields = filledFields(form)
  const bands = AGE_BANDS.flatMap((band) => (band in fields ? [[band, fields[band]]] : []))
  return check(quoteSchema, { ...fields, faixaEtaria: Object.fromEntries(bands) })
}
