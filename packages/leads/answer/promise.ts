import { localTime } from './clock.ts'
import { answerDeadline, type OpenHours } from './deadline.ts'

const HOUR = 3_600_000

/** Two o'clock in minutes since midnight. In Portuguese, times from then on take the plural article. */
const TWO_O_CLOCK = 120

const WEEKDAYS = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
]

/**
 * A sentence that says by when a request sent at `now` is answered: `hours` opening hours later. If
 * the brokerage is open for that long, 'Respondemos em até 2 horas.' Otherwise the day and time of
 * the deadline: 'Respondemos até segunda-feira às 10h.' Undefined when there is no `answerDeadline`.
 */
export function answerPromise(
  openingHours: readonly OpenHours[],
  now: Date,
  hours = 2,
): string | undefined {
  const deadline = answerDeadline(openingHours, now, hours)
  return deadline && `Respondemos ${until(deadline, now, hours)}.`
}

function until(deadline: Date, now: Date, hours: number): string {
  if (deadline.getTime() - now.getTime() <= hours * HOUR) {
    return `em até ${hours} ${hours === 1 ? 'hora' : 'horas'}`
  }
  const { day, minute } = localTime(deadline)
  const daysAhead = (day - localTime(now).day + 7) % 7
  if (daysAhead === 0) return `hoje até ${minute < TWO_O_CLOCK ? 'a' : 'as'} ${timeText(minute)}`
  const dayText = daysAhead === 1 ? 'amanhã' : WEEKDAYS[day]
  return `até ${dayText} ${minute < TWO_O_CLOCK ? 'à' : 'às'} ${timeText(minute)}`
}

/** Minutes since midnight as '10h' or '9h30'. */
function timeText(minute: number): string {
  const minutes = minute % 60
  return `${Math.floor(minute / 60)}h${minutes ? String(minutes).padStart(2, '0') : ''}`
}
