/** How much is left of the promise to answer a lead. */
export interface TimeLeft {
  /** The sentence for staff: 'Prometemos responder até seg., 04/05, 11:00: faltam 35 min.' */
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

const hoursOf = (minutes: number): number => Math.floor(minutes / 60)

/** A number of minutes as people say it: '35 min', '2 h 05 min', '3 dias'. No line ends within it. */
function spanOf(minutes: number): string {
  const [hours, rest] = [hoursOf(minutes), minutes % 60]
  const words = () => {
    if (minutes < 60) return `${minutes} min`
    if (hours >= 48) return `${Math.floor(hours / 24)} dias`
    return rest ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${hours} h`
  }
  return words().replaceAll(' ', NO_BREAK)
}

/** The verb of what is left, which agrees with its first number: 'falta 1 h 05 min', 'faltam 35 min'. */
const verbOf = (minutes: number): string =>
  (hoursOf(minutes) || minutes) === 1 ? 'falta' : 'faltam'

/**
 * Returns the time left at `now` to answer a lead. Undefined for one that was answered, and without a promise.
 *
 * @param lead its status, and until when the site promised to answer (ISO 8601, UTC)
 */
export function timeLeft(
  { status, deadline }: { status?: string | null; deadline?: string | null },
  now: Date,
): TimeLeft | undefined {
  const due = new Date(deadline ?? '')
  if (status !== 'nova' || Number.isNaN(due.getTime())) return undefined
  const minutes = Math.round((due.getTime() - now.getTime()) / MINUTE)
  const day = clock.format(due).replace('.', '')
  return minutes >= 0
    ? {
        text: `Prometemos responder até ${day}: ${verbOf(minutes)} ${spanOf(minutes)}.`,
        isOver: false,
      }
    : { text: `Prometemos responder até ${day}: passou há ${spanOf(-minutes)}.`, isOver: true }
}
