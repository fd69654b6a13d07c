import type { FormFields } from '../form/check.ts'

/** The specification's words for who is no broker (section 5). */
export const NOT_A_BROKER = {
  title: 'Parceria disponível apenas para corretores',
  text: 'Nossa parceria é exclusiva para profissionais que já trabalham com seguros.',
} as const

const ALWAYS = ['nome', 'email', 'cidade', 'isCorretor'] as const

export type PartnerField =
  | (typeof ALWAYS)[number]
  | 'vendePlanoSaude'
  | 'tiposSeguros'
  | 'experienciaPortabilidade'

/** What the partner form shows for the answers given so far. */
export interface PartnerQuestions {
  /** The fields shown, in their order. Each is required. */
  fields: PartnerField[]
  /** Whether the notice for who is no broker is shown. */
  notBroker: boolean
  submit: 'hidden' | 'disabled' | 'enabled'
}

/** Which questions follow from which answers, and when a form can be sent (specification, section 5). */
export function partnerQuestions(answers: FormFields): PartnerQuestions {
  const broker = answers.isCorretor === 'sim'
  const fields = [...ALWAYS, ...(broker ? brokerFields(answers) : [])]
  const complete = fields.every((field) => isAnswered(answers[field]))
  return {
    fields,
    notBroker: answers.isCorretor === 'nao',
    submit: broker ? (complete ? 'enabled' : 'disabled') : 'hidden',
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
