import * as z from 'zod/mini'
import { check, type FormFields, type FormResult, filledFields } from '../form/check.ts'
import { LIMITS } from '../form/limits.ts'
import { emailLine, filledLine, freeText } from '../form/text.ts'
import { phoneLine } from '../phone/schema.ts'
import { AGE_BANDS, type AgeBand, MAX_LIVES } from './bands.ts'
import { PLAN_TYPES, QUOTE_CARRIERS } from './options.ts'

/** The specification's limits for the lives of a band (section 9); a form sends them as text. */
const lives = z.optional(
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

// Each by its name rather than as a record: zod's rules for records would cost every form half a kilobyte.
const bands = {
  '00a18': lives,
  '19a23': lives,
  '24a28': lives,
  '29a33': lives,
  '34a38': lives,
  '39a43': lives,
  '44a48': lives,
  '49a53': lives,
  '54a58': lives,
  '59oumais': lives,
} satisfies Record<AgeBand, unknown>

/**
 * A quote request (specification, sections 3 and 5), of the modal and of the contact form: name,
 * e-mail and phone are required.
 */
export const quoteSchema = z.object({
  name: filledLine('Informe seu nome.', LIMITS.name),
  email: emailLine,
  phone: phoneLine,
  operadora: z.optional(z.enum(QUOTE_CARRIERS, { error: 'Escolha uma operadora da lista.' })),
  tipo: z.optional(z.enum(PLAN_TYPES, { error: 'Escolha um tipo de plano da lista.' })),
  message: z._default(freeText(LIMITS.message), ''),
  faixaEtaria: z._default(z.object(bands), {}),
})

export type QuoteRequest = z.infer<typeof quoteSchema>

/** Checks the quote form, in which every age band is a field of its own, beside the others. */
export function checkQuote(form: FormData | FormFields): FormResult<QuoteRequest> {
  const fields = filledFields(form)
  const bands = AGE_BANDS.flatMap((band) => (band in fields ? [[band, fields[band]]] : []))
  return check(quoteSchema, { ...fields, faixaEtaria: Object.fromEntries(bands) })
}
