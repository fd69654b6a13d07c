import { localTime } from '@elos/content/parts/time/clock'
import { daysAfter } from '@elos/content/parts/time/day'
import { PROMISED_HOURS, responseDeadline, type Schedule } from './deadline.ts'

const HOUR = 3_600_000

/** Two o'clock in minutes since midnight. In Portuguese, times from then on take the plural article. */
const TWO_O_CLOCK = 120

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/**
 * A sentence that says by when a request sent at `now` is answered: `hours` opening hours later. If
 * the brokerage is open for that long, 'Respondemos em até 2 horas.' Otherwise the day and time of
 * the deadline: 'Respondemos até segunda-feira às 10h.' Undefined when there is no `responseDeadline`.
 *
 * It holds at `now` only: whatever shows it must compute it again as time goes by.
 */
export function responsePromise(
  schedule: Schedule,
  now: Date,
  hours = PROMISED_HOURS,
): string | undefined {
  const deadline = responseDeadline(schedule, now, hours)
  return deadline && `Respondemos ${until(deadline, now, hours)}.`
}

/**
 * The same promise as the confirmation of a request that was just sent: 'Nossa equipe entrará em
 * contato em até 2 horas.' or the day and time of the deadline.
 */
export function responseConfirmation(schedule: Schedule, now: Date): string {
  const promise = responsePromise(schedule, now) ?? 'Nossa equipe entrará em contato.'
  return promise.replace('Respondemos em', 'Nossa equipe entrará em contato em')
}

function until(deadline: Date, now: Date, hours: number): string {
  if (deadline.getTime() - now.getTime() <= hours * HOUR) {
    return `em até ${hours} ${hours === 1 ? 'hora' : 'horas'}`
  }
  const { date, day, minute } = localTime(deadline)
  const isPlural = minute >= TWO_O_CLOCK
  const time = timeText(minute)
  const today = localTime(now).date
  if (date === today) return `hoje até ${isPlural ? 'as' : 'a'} ${time}`
  const isNear = date < daysAfter(today, 7)
  const dayText = date === daysAfter(today, 1) ? 'amanhã' : isNear ? WEEKDAYS[day] : dateText(date)
  return `até ${dayText} ${isPlural ? 'às' : 'à'} ${time}`
}

/** Writes 'YYYY-MM-DD' as 'DD/MM'. */
const dateText = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}`

/** Writes minutes since midnight as '10h' or '9h30'. */
function timeText(minute: number): string {
  const minutes = minute % 60
  return `${Math.floor(minute / 60)}h${minutes ? String(minutes).padStart(2, '0') : ''}`
}
