import { z } from 'zod'
import { email, filled } from '../form/fields.ts'
import { check, type FormResult, textFields } from '../form/read.ts'

/** The specification's words for who is no broker (section 5). */
export const NOT_A_BROKER = {
  title: 'Parceria disponível apenas para corretores',
  text: 'Nossa parceria é exclusiva para profissionais que já trabalham com seguros.',
} as const

const person = {
  nome: filled('Informe seu nome.', 120),
  email,
  cidade: filled('Informe sua cidade.', 120),
  isCorretor: z.literal('sim', { error: `${NOT_A_BROKER.title}. ${NOT_A_BROKER.text}` }),
}

/**
 * A partner application (specification, section 5). Who already sells health plans tells of
 * portability; who does not tells which insurance they sell.
 */
export const PartnerApplication = z.discriminatedUnion(
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
      tiposSeguros: filled('Diga quais seguros você vende.', 500),
    }),
  ],
  { error: 'Diga se já vende planos de saúde.' },
)

export type PartnerApplication = z.infer<typeof PartnerApplication>

/** Reads the partner form. */
export function readPartnerForm(form: FormData): FormResult<PartnerApplication> {
  const fields = textFields(form)
  if (fields.isCorretor === 'nao') {
    return { ok: false, errors: { isCorretor: `${NOT_A_BROKER.title}. ${NOT_A_BROKER.text}` } }
  }
  return check(PartnerApplication, fields)
}
