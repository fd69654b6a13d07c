import { CALL_TIMES, type CallTime, type OpeningHours } from './type.ts'

const NOON = '12:00'
const EVENING = '18:00'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr']

type Opening = Required<Pick<OpeningHours, 'days' | 'opens' | 'closes'>>

const onWeekdays = ({ days }: Opening) => days.some((day) => WEEKDAYS.includes(day))

/** Whether an opening has time for a call. Times are 'HH:MM', so they compare as texts. */
const HAS_TIME: Record<CallTime, (opening: Opening) => boolean> = {
  manha: (opening) => onWeekdays(opening) && opening.opens < NOON,
  tarde: (opening) => onWeekdays(opening) && opening.opens < EVENING && opening.closes > NOON,
  noite: (opening) => onWeekdays(opening) && opening.closes > EVENING,
  sabado: ({ days }) => days.includes('Sa'),
}

/** Returns the times at which staff may call a visitor back: those of the week in which the brokerage is open. */
export function callTimes(
  openingHours: readonly Pick<OpeningHours, 'days' | 'opens' | 'closes'>[],
): CallTime[] {
  const openings = openingHours.flatMap(({ days, opens, closes }) =>
    opens && closes && opens < closes ? [{ days, opens, closes }] : [],
  )
  return CALL_TIMES.filter((time) => openings.some(HAS_TIME[time]))
}
