import * as z from 'zod/mini'
import { check, type FormFields, type FormResult, filledFields } from '../form/check.ts'
import { LIMITS } from '../form/limits.ts'
import { emailSchema, requiredLine } from '../form/textRules.ts'
import { phoneSchema } from '../phone/schema.ts'
import { NOT_A_BROKER, partnerQuestions } from './questions.ts'

const NOTICE = `${NOT_A_BROKER.title}. ${NOT_A_BROKER.text}`

const brokerShape = {
  nome: requiredLine('Informe seu nome.', LIMITS.name),
  email: emailSchema,
  telefone: z.optional(phoneSchema),
  cidade: requiredLine('Informe sua cidade.', LIMITS.city),
  isCorretor: z.enum(['sim'], {
    error: ({ input }) => (input === 'nao' ? NOTICE : 'Diga se você já é corretor de seguros.'),
  }),
}

/** A partner application by a broker who already sells health plans. */
export const healthBrokerSchema = z.object({
  ...brokerShape,
  vendePlanoSaude: z.enum(['sim']),
  experienciaPortabilidade: z.enum(['sim', 'nao'], {
    error: 'Diga se já trabalha com portabilidade.',
  }),
})

/** A partner application by a broker who sells other insurance. */
export const otherBrokerSchema = z.object({
  ...brokerShape,
  vendePlanoSaude: z.enum(['nao'], { error: 'Diga se já vende planos de saúde.' }),
  tiposSeguros: requiredLine('Diga quais seguros você vende.', LIMITS.insurance),
})

export type PartnerApplication =
  | z.infer<typeof healthBrokerSchema>
  | z.infer<typeof otherBrokerSchema>

/** Checks the partner form. Errors name only fields that the form shows for these answers. */
export function checkPartner(form: FormData | FormFields): FormResult<PartnerApplication> {
  const answers = filledFields(form)
  const { notBroker, fields } = partnerQuestions(answers)
  if (notBroker) return { ok: false, errors: { isCorretor: NOTICE } }
  // Not a union of the two schemas: a union without a matching branch checks no other field.
  const schema = answers.vendePlanoSaude === 'sim' ? healthBrokerSchema : otherBrokerSchema
  const result = check<PartnerApplication>(schema, answers)
  if (result.ok) return result
  const shown = new Set<string>([...fields, 'telefone'])
  const errors = Object.entries(result.errors).filter(([field]) => shown.has(field))
  return { ok: false, errors: Object.fromEntries(errors) }
}
