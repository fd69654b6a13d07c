import { localTime } from '@elos/content/parts/time/clock'
import { brazilianDay, daysAfter, weekdayOf } from '@elos/content/parts/time/day'
import { PROMISED_MS, responseDeadline, type Schedule } from './deadline.ts'

/** Two o'clock in minutes since midnight. In Portuguese, times from then on take the plural article. */
const TWO_O_CLOCK = 120

/**
 * A sentence that says by when a request sent at `now` is answered: two opening hours later. If
 * the brokerage is open for that long, 'Respondemos em até 2 horas.' Otherwise the day and time of
 * the deadline: 'Respondemos até segunda-feira às 10h.' Undefined when there is no `responseDeadline`.
 *
 * It holds at `now` only: whatever shows it must compute it again as time goes by.
 */
export function responsePromise(schedule: Schedule, now: Date): string | undefined {
  const deadline = responseDeadline(schedule, now)
  return deadline && `Respondemos ${until(deadline, now)}.`
}

/**
 * The same promise as the confirmation of a request that was just sent: 'Nossa equipe entrará em
 * contato em até 2 horas.' or the day and time of the deadline.
 */
export function responseConfirmation(schedule: Schedule, now: Date): string {
  const promise = responsePromise(schedule, now) ?? 'Nossa equipe entrará em contato.'
  return promise.replace('Respondemos em', 'Nossa equipe entrará em contato em')
}

function until(deadline: Date, now: Date): string {
  if (deadline.getTime() - now.getTime() <= PROMISED_MS) return 'em até 2 horas'
  const { date, minute } = localTime(deadline)
  const today = localTime(now).date
  // Two hours after midnight at the earliest: such a time has the plural article.
  if (date === today) return `hoje até as ${timeText(minute)}`
  return `até ${dayText(date, today)} ${minute < TWO_O_CLOCK ? 'à' : 'às'} ${timeText(minute)}`
}

/** 'amanhã', the weekday within a week, or 'DD/MM'. */
function dayText(date: string, today: string): string {
  if (date === daysAfter(today, 1)) return 'amanhã'
  return date < daysAfter(today, 7) ? weekdayOf(date) : brazilianDay(date).slice(0, 'DD/MM'.length)
}

/** Writes minutes since midnight as '10h' or '9h30'. */
function timeText(minute: number): string {
  const minutes = minute % 60
  return `${Math.floor(minute / 60)}h${minutes ? String(minutes).padStart(2, '0') : ''}`
}
