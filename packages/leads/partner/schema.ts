import * as z from 'zod/mini'
import { check, type FormFields, type FormResult, filledFields } from '../form/check.ts'
import { LIMITS } from '../form/limits.ts'
import { emailLine, filledLine } from '../form/text.ts'
import { NOT_A_BROKER, partnerQuestions } from './questions.ts'

const NOTICE = `${NOT_A_BROKER.title}. ${NOT_A_BROKER.text}`

const person = {
  nome: filledLine('Informe seu nome.', LIMITS.name),
  email: emailLine,
  cidade: filledLine('Informe sua cidade.', LIMITS.city),
  isCorretor: z.literal('sim', {
    error: ({ input }) => (input === 'nao' ? NOTICE : 'Diga se você já é corretor de seguros.'),
  }),
}

const personSchema = z.object(person)

/**
 * A partner application (specification, section 5). Who already sells health plans tells of
 * portability; who does not tells which insurance they sell.
 */
export const partnerSchema = z.discriminatedUnion(
  'vendePlanoSaude',
  [
    z.object({
      ...person,
      vendePlanoSaude: z.literal('sim'),
      experienciaPortabilidade: z.enum(['sim', 'nao'], {
        error: 'Diga se já trabalha com portabilidade.',
      }),
    }),
    z.object({
      ...person,
      vendePlanoSaude: z.literal('nao'),
      tiposSeguros: filledLine('Diga quais seguros você vende.', LIMITS.insurance),
    }),
  ],
  { error: 'Diga se já vende planos de saúde.' },
)

export type PartnerApplication = z.infer<typeof partnerSchema>

/** Checks the partner form. Errors name only fields that the form shows for these answers. */
export function checkPartner(form: FormData | FormFields): FormResult<PartnerApplication> {
  const answers = filledFields(form)
  const questions = partnerQuestions(answers)
  if (questions.notBroker) return { ok: false, errors: { isCorretor: NOTICE } }
  const result = check(partnerSchema, answers)
  if (result.ok) return result
  // A union that finds no branch looks at no other field.
  const persons = check(personSchema, answers)
  const errors = Object.entries({ ...(persons.ok ? {} : persons.errors), ...result.errors })
  const shown = new Set<string>(questions.fields)
  return { ok: false, errors: Object.fromEntries(errors.filter(([field]) => shown.has(field))) }
}
