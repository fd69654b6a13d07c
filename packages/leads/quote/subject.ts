import { AUDIENCES, type Audience, type QuoteSubject } from '@elos/content/parts/quote/type'
import { AGE_BANDS, type AgeBand, lastAge } from './bands.ts'
import type { QuestionName } from './questions.ts'

export type { QuoteSubject }

/** The questions about each kind of subject. */
const SUBJECT_QUESTIONS = {
  health: ['operadora', 'tipo', 'empresa', 'cidade', 'horario', 'faixaEtaria', 'message'],
  dental: ['sobre', 'operadora', 'tipo', 'empresa', 'cidade', 'horario', 'faixaEtaria', 'message'],
  carrier: ['sobre', 'tipo', 'empresa', 'cidade', 'horario', 'faixaEtaria', 'message'],
  company: [
    ...['operadora', 'tipo', 'pessoas', 'empresa'],
    ...['cidade', 'cep', 'horario', 'faixaEtaria', 'message'],
  ],
  life: ['sobre', 'idade', 'capital', 'cidade', 'horario', 'message'],
  fleet: ['sobre', 'veiculos', 'cidade', 'horario', 'message'],
  insurance: ['sobre', 'cidade', 'horario', 'message'],
} as const satisfies Record<QuoteSubject['kind'], readonly QuestionName[]>

/** The age from which carriers sell the plans for an audience, where there is one. */
const MINIMUM_AGE: Partial<Record<Audience, number>> = { senior: 49 }

/** The types of plan that there are of a subject; undefined for all. A plan for people is not one for a company. */
export function planTypesAbout(subject?: QuoteSubject): readonly Audience[] | undefined {
  const { planTypes, planType } = subject ?? {}
  const isForPeople = planType && planType !== 'corporativo'
  return planTypes ?? (isForPeople ? AUDIENCES.filter((type) => type !== 'corporativo') : undefined)
}

/** Whether people in an age band can have what the subject is. */
export function isBandOf(band: AgeBand, subject?: QuoteSubject): boolean {
  const { minimumAge, planType } = subject ?? {}
  return lastAge(band) >= (minimumAge ?? (planType && MINIMUM_AGE[planType]) ?? 0)
}

/**
 * The questions about a subject; without one, those about health plans. Nobody is asked what has one answer, or none. Who
 * contracts is asked of a company, and of visitors who come from a place that says it, so that they may change it.
 */
export function questionsAbout(subject?: QuoteSubject): readonly QuestionName[] {
  const { kind = 'health', planTypes, applicant, carriers } = subject ?? {}
  const questions: readonly QuestionName[] = SUBJECT_QUESTIONS[kind]
  return questions.filter((name) => {
    if (name === 'tipo') return planTypes?.length !== 1
    if (name === 'operadora') return carriers?.length !== 0
    return name !== 'empresa' || kind === 'company' || applicant !== undefined
  })
}

/** Whether a quote is about health or dental plans, to whose carriers visitors may have a question. */
export const isAboutPlans = (subject?: QuoteSubject): boolean =>
  questionsAbout(subject).includes('faixaEtaria')

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
  const told = {
    sobre: subject?.name,
    operadora: subject?.carrier,
    tipo: subject?.planType,
    empresa: subject?.applicant,
    message: subject?.question,
  }
  const asked: readonly string[] = questionsAbout(subject)
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, answer]) =>
      answer && asked.includes(name) ? [[name, answer]] : [],
    ),
  )
}
