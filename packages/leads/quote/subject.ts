import { AGE_BANDS } from './bands.ts'
import type { PlanType, QuestionName } from './questions.ts'

/**
 * The questions about each kind of subject: a health plan, a plan that covers only the teeth, a carrier that is not in the form's list, a
 * plan for a company (of which pages ask for ages and postal codes), life insurance, fleet insurance, and any other
 * insurance.
 */
const SUBJECT_QUESTIONS = {
  health: ['operadora', 'tipo', 'cidade', 'horario', 'faixaEtaria', 'message'],
  dental: ['sobre', 'operadora', 'tipo', 'cidade', 'horario', 'faixaEtaria', 'message'],
  carrier: ['sobre', 'tipo', 'cidade', 'horario', 'faixaEtaria', 'message'],
  company: [
    ...['operadora', 'tipo', 'pessoas', 'empresa'],
    ...['cidade', 'cep', 'horario', 'faixaEtaria', 'message'],
  ],
  life: ['sobre', 'idade', 'capital', 'cidade', 'horario', 'message'],
  fleet: ['sobre', 'veiculos', 'cidade', 'horario', 'message'],
  insurance: ['sobre', 'cidade', 'horario', 'message'],
} as const satisfies Record<string, readonly QuestionName[]>

export type SubjectKind = keyof typeof SUBJECT_QUESTIONS

/** The subject of a quote: the carrier, plan or insurance of the page on which it was requested. */
export interface QuoteSubject {
  kind: SubjectKind
  /** Its name, as in 'Cotação: Amil'. */
  name: string
  /** The carrier's value in the form's list, if it is there. */
  carrier?: string
  planType?: PlanType
  /** The values of the carriers that sell it; all of the form's list if they are not told. */
  carriers?: readonly string[]
  /** The types of plan that there are of it; all if they are not told. */
  planTypes?: readonly PlanType[]
}

/** The questions about a subject; without one, those about health plans. Nobody is asked what has one answer. */
export function questionsAbout(subject?: QuoteSubject): readonly QuestionName[] {
  const questions: readonly QuestionName[] = SUBJECT_QUESTIONS[subject?.kind ?? 'health']
  return subject?.planTypes?.length === 1 ? questions.filter((name) => name !== 'tipo') : questions
}

/** The names of the fields of the form about a subject, in order. Each age band is a field. */
export const fieldsAbout = (subject?: QuoteSubject): string[] => [
  'name',
  'email',
  'phone',
  ...questionsAbout(subject).flatMap((name) =>
    name === 'faixaEtaria' ? ['idades', ...AGE_BANDS] : name,
  ),
]

/** The answers that the subject gives before the visitor does, by field name. They can be changed. */
export function presetAnswers(subject?: QuoteSubject): Record<string, string> {
  const told = { sobre: subject?.name, operadora: subject?.carrier, tipo: subject?.planType }
  const asked: readonly string[] = questionsAbout(subject)
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, answer]) =>
      answer && asked.includes(name) ? [[name, answer]] : [],
    ),
  )
}
