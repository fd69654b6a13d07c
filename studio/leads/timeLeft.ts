import { responseDeadline, type Schedule } from '@elos/leads/response/deadline'

/** How much is left of the promise to answer a lead. */
export interface TimeLeft {
  /** The sentence for staff: 'Responda até 10h30 de hoje: faltam 35 min.' */
  text: string
  isOver: boolean
}

const MINUTE = 60_000

/** A space at which no line ends. */
const NO_BREAK = '\u00A0'

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A number of minutes as people say it: '35 min', '2 h 05 min', '3 dias'. No line ends within it. */
function spanOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = () => {
    if (minutes < 60) return `${minutes} min`
    if (hours >= 48) return `${Math.floor(hours / 24)} dias`
    return rest ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${hours} h`
  }
  return words().replaceAll(' ', NO_BREAK)
}

/**
 * Returns the time left at `now` to answer a lead that was sent at `submittedAt` (ISO), as promised. Undefined
 * when no promise was given: the site has no opening hours.
 */
export function timeLeft(schedule: Schedule, submittedAt: string, now: Date): TimeLeft | undefined {
  const sent = new Date(submittedAt)
  if (Number.isNaN(sent.getTime())) return undefined
  const deadline = responseDeadline(schedule, sent)
  if (!deadline) return undefined
  const minutes = Math.round((deadline.getTime() - now.getTime()) / MINUTE)
  const due = clock.format(deadline).replace('.', '')
  return minutes >= 0
    ? { text: `Prometemos responder até ${due}: faltam ${spanOf(minutes)}.`, isOver: false }
    : { text: `Prometemos responder até ${due}: passou há ${spanOf(-minutes)}.`, isOver: true }
}
