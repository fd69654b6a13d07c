import type { FormFields } from '../form/check.ts'

/** The notice for visitors who are not brokers. */
export const NOT_A_BROKER = {
  title: 'Parceria disponível apenas para corretores',
  text: 'Nossa parceria é exclusiva para profissionais que já trabalham com seguros.',
} as const

/** The fields of the partner form, by their names, in order. */
export const PARTNER_FIELDS = [
  'nome',
  'email',
  'telefone',
  'cidade',
  'isCorretor',
  'vendePlanoSaude',
  'experienciaPortabilidade',
  'tiposSeguros',
] as const

export type PartnerField = (typeof PARTNER_FIELDS)[number]

/** The required fields that every visitor is shown. */
const ALWAYS: readonly PartnerField[] = ['nome', 'email', 'cidade', 'isCorretor']

/**
 * The fields and the state of the partner form for these answers. Only a broker is asked whether they
 * sell health plans; the answer decides the last question. The form can be sent when every required
 * field that is shown is filled.
 */
export function partnerQuestions(answers: FormFields) {
  const broker = answers.isCorretor === 'sim'
  const fields = [...ALWAYS, ...(broker ? brokerFields(answers) : [])]
  const missing = fields.filter((field) => !isAnswered(answers[field]))
  return {
    /** The fields shown that are required, in order. The phone is shown, too, and optional. */
    fields,
    /** The required fields that are not answered yet. */
    missing,
    /** Whether the notice for visitors who are not brokers is shown. */
    notBroker: answers.isCorretor === 'nao',
    /** The state of the button that sends the form. */
    submit: broker ? (missing.length === 0 ? 'enabled' : 'disabled') : 'hidden',
  }
}

function brokerFields({ vendePlanoSaude }: FormFields): PartnerField[] {
  if (vendePlanoSaude === 'sim') return ['vendePlanoSaude', 'experienciaPortabilidade']
  if (vendePlanoSaude === 'nao') return ['vendePlanoSaude', 'tiposSeguros']
  return ['vendePlanoSaude']
}

function isAnswered(answer: unknown): boolean {
  return typeof answer === 'string' && answer.trim() !== ''
}
