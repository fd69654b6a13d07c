import * as z from 'zod/mini'
import { check, type FormFields, type FormResult, filledFields } from '../form/check.ts'
import { LIMITS } from '../form/limits.ts'
import { emailLine, filledLine } from '../form/text.ts'
import { NOT_A_BROKER, partnerQuestions } from './questions.ts'

const NOTICE = `${NOT_A_BROKER.title}. ${NOT_A_BROKER.text}`

const broker = {
  nome: filledLine('Informe seu nome.', LIMITS.name),
  email: emailLine,
  cidade: filledLine('Informe sua cidade.', LIMITS.city),
  isCorretor: z.enum(['sim'], {
    error: ({ input }) => (input === 'nao' ? NOTICE : 'Diga se você já é corretor de seguros.'),
  }),
}

/** A partner application (specification, section 5) of who already sells health plans. */
export const healthBroker = z.object({
  ...broker,
  vendePlanoSaude: z.enum(['sim']),
  experienciaPortabilidade: z.enum(['sim', 'nao'], {
    error: 'Diga se já trabalha com portabilidade.',
  }),
})

/** A partner application (specification, section 5) of who sells other insurance. */
export const otherBroker = z.object({
  ...broker,
  vendePlanoSaude: z.enum(['nao'], { error: 'Diga se já vende planos de saúde.' }),
  tiposSeguros: filledLine('Diga quais seguros você vende.', LIMITS.insurance),
})

export type PartnerApplication = z.infer<typeof healthBroker> | z.infer<typeof otherBroker>

/** Checks the partner form. Errors name only fields that the form shows for these answers. */
export function checkPartner(form: FormData | FormFields): FormResult<PartnerApplication> {
  const answers = filledFields(form)
  const { notBroker, fields } = partnerQuestions(answers)
  if (notBroker) return { ok: false, errors: { isCorretor: NOTICE } }
  // Not a union of the two: one that finds no branch looks at no other field.
  const rules = answers.vendePlanoSaude === 'sim' ? healthBroker : otherBroker
  const result = check<PartnerApplication>(rules, answers)
  if (result.ok) return result
  const shown = new Set<string>(fields)
  const errors = Object.entries(result.errors).filter(([field]) => shown.has(field))
  return { ok: false, errors: Object.fromEntries(errors) }
}
