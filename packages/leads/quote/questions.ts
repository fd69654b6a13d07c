import type { Applicant, Audience } from '@elos/content/parts/quote/type'
import type { CallTime } from '@elos/content/parts/site/type'

/** A question of the quote form: the form, the chat message and the inbox call it by its label. */
interface Question {
  label: string
  /** The label of each value of a list, and that of no choice. */
  choices?: Record<string, string>
  unsure?: string
  /** The range of a whole number. */
  range?: { min: number; max: number }
  /** The longest text, in UTF-16 units. */
  max?: number
  placeholder?: string
}

/** The kinds of plan that a visitor may choose: the audiences of plans. */
const PLAN_TYPE_LABELS: Record<Audience, string> = {
  corporativo: 'Para a empresa',
  familiar: 'Para a família',
  individual: 'Individual',
  senior: 'Sênior',
}

/** The applicants in the words of the questions to carriers. */
const APPLICANT_LABELS: Record<Applicant, string> = {
  'sem-cnpj': 'Pessoa física, sem CNPJ',
  mei: 'MEI',
  cnpj: 'Empresa',
}

/** The times at which staff may call the visitor back. The form offers those with opening hours. */
const CALL_TIME_LABELS: Record<CallTime, string> = {
  manha: 'Manhã',
  tarde: 'Tarde',
  noite: 'Noite',
  sabado: 'Sábado',
}

/**
 * Every question of the quote form but name, e-mail and phone, in the order in which it is asked and
 * written. `sobre` is not asked: it names the subject where no list has it. The choices of `operadora`
 * are carriers of the site.
 */
export const QUESTIONS = {
  sobre: { label: 'Sobre', max: 120 },
  operadora: { label: 'Operadora', unsure: 'Ainda não sei', max: 60 },
  tipo: { label: 'Tipo de plano', choices: PLAN_TYPE_LABELS, unsure: 'Ainda não sei' },
  pessoas: { label: 'Número de pessoas', range: { min: 1, max: 99_999 } },
  empresa: {
    label: 'Quem vai contratar',
    choices: APPLICANT_LABELS,
    unsure: 'Prefiro dizer depois',
  },
  idade: { label: 'Idade de quem será segurado', range: { min: 0, max: 120 } },
  capital: { label: 'Capital desejado', max: 60, placeholder: 'R$ 100.000' },
  veiculos: { label: 'Número de veículos', range: { min: 1, max: 99_999 } },
  cidade: { label: 'Cidade', max: 120, placeholder: 'São Paulo/SP' },
  cep: { label: 'CEP', max: 200, placeholder: '01310-100' },
  horario: {
    label: 'Melhor horário para ligarmos',
    choices: CALL_TIME_LABELS,
    unsure: 'Qualquer horário',
  },
  faixaEtaria: { label: 'Idades de quem vai usar o plano', max: 3000, placeholder: '34, 36 e 5' },
  message: { label: 'Mensagem', max: 2000 },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof QUESTIONS

/** The names of all questions, in order. */
export const QUESTION_NAMES = Object.keys(QUESTIONS).filter(
  (name): name is QuestionName => name in QUESTIONS,
)

/** A question by its name, with every property that one may have. */
export const questionOf = (name: QuestionName): Question => QUESTIONS[name]
