import { capitalized } from '../letters/capitalized.ts'
import { keysOf } from '../read/values.ts'
import { dayInWords, daysAfter } from '../time/day.ts'
import { monthInWords, yearsAfter } from '../time/month.ts'
import type { Answers, Value } from './questions.ts'

/** The days of the two windows of RN 438/2018: after the loss of a plan, and after an emergency department left its network. */
export const WINDOW_DAYS = { lost: 60, hospital: 180 }

/** The month a number of years after that of the entry, or what to count where that is not known. */
function monthAfterEntry({ since }: Answers, years: number): string {
  if (since) return monthInWords(yearsAfter(since, years))
  return `${years} ${years === 1 ? 'ano' : 'anos'} depois do mês em que você entrou`
}

/** The last day of a window, or what to count where its first day is not known. */
const lastDay = (day: string | undefined, days: number, event: string): string =>
  day ? dayInWords(daysAfter(day, days)) : `${days} dias depois do dia em que ${event}`

/** One term, and to whom it applies where there is another one. */
interface Term {
  years: number
  who?: string
}

/** RN 438/2018, art. 3º: the terms that may apply, by how somebody entered the plan. */
const TERMS: Readonly<Record<Value<'entry'>, readonly Term[]>> = {
  nao: [
    { years: 2 },
    {
      years: 3,
      who: 'se o contrato suspendeu alguma cobertura no começo (cobertura parcial temporária)',
    },
  ],
  sim: [{ years: 1 }],
  maisCobertura: [{ years: 2 }],
  naoSei: [
    { years: 1, who: 'se você já usou a portabilidade' },
    { years: 2, who: 'se nunca usou, ou se o plano de hoje cobre mais que o anterior' },
    { years: 3, who: 'se houve cobertura parcial temporária' },
  ],
}

/** The day, month or term that each mark in a text stands for. */
const MARKS: Readonly<Record<string, (answers: Answers) => string>> = {
  'entrada + 2 anos': (answers) => monthAfterEntry(answers, 2),
  'entrada + 3 anos': (answers) => monthAfterEntry(answers, 3),
  prazo: (answers) =>
    TERMS[answers.entry ?? 'naoSei']
      .map(({ years, who }) => [monthAfterEntry(answers, years), who].filter(Boolean).join(', '))
      .join('; '),
  'soube + 60 dias': ({ learnedOn }) => lastDay(learnedOn, WINDOW_DAYS.lost, 'você soube'),
  'saída + 180 dias': ({ leftOn }) =>
    lastDay(leftOn, WINDOW_DAYS.hospital, 'o pronto-socorro saiu da rede'),
}

const BRACED = /\{([^{}]*)\}/g

/** The marks that a text may have, as they are written: '{prazo}'. */
export const MARK_NAMES: readonly string[] = keysOf(MARKS).map((name) => `{${name}}`)

/** The marks in a text that stand for nothing. */
export const unknownMarks = (text: string): string[] =>
  [...text.matchAll(BRACED)].map(([mark]) => mark).filter((mark) => !MARK_NAMES.includes(mark))

/** A text with what its marks stand for. Those of unknown names stay as they are. */
export const withDates = (text: string, answers: Answers): string =>
  capitalized(text.replace(BRACED, (mark, name: string) => MARKS[name]?.(answers) ?? mark))
