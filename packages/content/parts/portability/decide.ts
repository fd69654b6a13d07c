import { brazilianDay, daysAfter, isDay } from '../time/day.ts'
import { monthInWords } from '../time/month.ts'
import { WINDOW_DAYS, withDates } from './marks.ts'
import { matching } from './match.ts'
import { type Answers, OPTIONS } from './questions.ts'
import { monthsSince, waitOn } from './time.ts'
import {
  type OpenPoint,
  type PortabilityRow,
  type PortabilityState,
  STATES,
  type Standing,
} from './type.ts'

/** The heading of an answer that nothing proves yet. */
export const UNPROVEN = `${STATES.talvez}: confirmamos com você`

/** The reasons why an answer is no plain one. */
const CAUTIONS = {
  changing: 'A norma em que esta resposta se apoia está em mudança: confirmamos com você antes.',
  unchecked:
    'Ninguém ainda conferiu esta resposta no texto da norma: confirmamos com você antes de você decidir.',
  unanswered: 'Você não disse como está o seu plano hoje: a resposta supõe que ele esteja ativo.',
} as const satisfies Record<string, string>

/** The words that a row tells somebody. */
export interface Told extends Pick<PortabilityRow, 'name' | 'papers' | 'norms' | 'checked'> {
  state: PortabilityState
  /** The state in words: 'Ainda não'; 'Pode ser que sim: confirmamos com você' where the row says more than anybody has proved. */
  stateText: string
  /** The reason why the answer says less than its row. */
  caution?: string
  texts: string[]
  /** The next date or step, as a sentence. */
  next: string
}

/** The answer to a visitor, in words. */
export interface Decision extends Told {
  /** The points that are still open in this case. */
  openPoints: string[]
  /** The answers in words: 'plano ativo; contrato de 1999 em diante; …'. */
  given: string
  /** The month of entry in words, which the chat is told; undefined where it is not known. */
  since?: string
}

/** The table that the answer is read from. */
export interface PortabilityTable {
  rows: readonly PortabilityRow[]
  openPoints: readonly OpenPoint[]
}

/**
 * Returns the answer of the table to a visitor on a day (ISO, in São Paulo); undefined where no row answers, which the
 * Studio does not let anybody publish.
 */
export function decide(
  { rows, openPoints }: PortabilityTable,
  given: Answers,
  today: string,
): Decision | undefined {
  const answers = credible(given, today)
  const standing = standingOn(answers, today)
  const [row] = matching(rows, standing)
  return (
    row && {
      ...told(row, answers),
      openPoints: matching(openPoints, standing).map(({ text }) => text),
      given: saidIn(given, answers),
      since: answers.since && monthInWords(answers.since),
    }
  )
}

/** Returns what a row tells whoever gave these answers. */
export function told(row: PortabilityRow, answers: Answers): Told {
  const { name, papers, norms, checked } = row
  const reason = cautionOf(row, answers)
  return {
    name,
    papers,
    norms,
    checked,
    state: reason ? 'talvez' : row.state,
    stateText: reason ? UNPROVEN : STATES[row.state],
    caution: reason && CAUTIONS[reason],
    texts: row.texts.map((text) => withDates(text, answers)),
    next: withDates(row.next, answers),
  }
}

/** The reason why the row may not say what it says. A 'sim' needs somebody who has checked it. */
function cautionOf(
  { state, norms, checked }: PortabilityRow,
  { situation }: Answers,
): keyof typeof CAUTIONS | undefined {
  if (norms.some(({ isChanging }) => isChanging)) return 'changing'
  if (!situation) return 'unanswered'
  return state === 'sim' && !checked ? 'unchecked' : undefined
}

/** The answers without days that do not exist, and what has yet to happen. */
function credible({ since, learnedOn, leftOn, ...rest }: Answers, today: string): Answers {
  const past = (day: string | undefined) => (day && isDay(day) && day <= today ? day : undefined)
  return {
    ...rest,
    since: monthsSince(since, today) === undefined ? undefined : since,
    learnedOn: past(learnedOn),
    leftOn: past(leftOn),
  }
}

/** Reduces answers to what the rows ask about. A window whose last day has passed is over, whatever was chosen. */
function standingOn(answers: Answers, today: string): Standing {
  const { contract = 'naoSei', payments = 'naoSei', guide = 'naoOlhei' } = answers
  const situation = situationOn(answers, today)
  return { situation, contract, payments, guide, wait: waitOn(answers, today) }
}

function situationOn(
  { situation = 'ativo', learnedOn, leftOn }: Answers,
  today: string,
): Standing['situation'] {
  const isOver = (day: string | undefined, days: number) =>
    day !== undefined && daysAfter(day, days) < today
  if (situation === 'perdi' && isOver(learnedOn, WINDOW_DAYS.lost)) return 'sem'
  if (situation === 'hospital' && isOver(leftOn, WINDOW_DAYS.hospital)) return 'ativo'
  return situation
}

/** The words behind a day or month that has yet to come. */
const NOT_COUNTED = ' (ainda não chegou: não contamos)'

/** The answers in words, without the questions left blank. What is not credible is said too, and that it does not count. */
function saidIn(given: Answers, credible: Answers): string {
  const { situation, contract, entry, since, payments, guide, learnedOn, leftOn } = given
  const counted = (words: string, answer: string | undefined) =>
    answer ? words : words + NOT_COUNTED
  const said = [
    situation && OPTIONS.situation[situation].said,
    learnedOn && counted(`soube em ${brazilianDay(learnedOn)}`, credible.learnedOn),
    leftOn && counted(`saída em ${brazilianDay(leftOn)}`, credible.leftOn),
    contract && OPTIONS.contract[contract].said,
    entry && OPTIONS.entry[entry].said,
    since && counted(`desde ${monthInWords(since)}`, credible.since),
    payments && OPTIONS.payments[payments].said,
    guide && OPTIONS.guide[guide].said,
  ]
  return said.filter(Boolean).join('; ')
}
