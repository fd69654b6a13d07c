import type { Home, Site, SpecialDay } from '@elos/content'
import { capitalized } from '@elos/content/parts/letters/capitalized'
import { spokenDay, weekdayOf } from '@elos/content/parts/time/day'
import { Fragment } from 'react'
import { keyed } from '../../primitives/keyed.ts'

type OpeningHours = Site['openingHours'][number]

interface HoursProps {
  openingHours: readonly OpeningHours[]
  announced: Home['specialDays']['announced']
}

/** The hours of the week, and beneath them the days that have others this week. */
export function Hours({ openingHours, announced }: HoursProps) {
  return (
    <dl>
      {keyed(openingHours).map(({ key, item: entry }) => (
        <Fragment key={key}>
          <dt>{entry.label}</dt>
          <dd>{usualText(entry)}</dd>
        </Fragment>
      ))}
      {announced.map((day) => (
        <Fragment key={day.date}>
          <dt>
            <b>
              <time dateTime={day.date}>{dayText(day.date)}</time>
            </b>
          </dt>
          <dd>{specialText(day)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A day of this week, the first word with a capital: 'Quinta, 24/12'. */
function dayText(date: string): string {
  const weekday = weekdayOf(date).replace('-feira', '')
  return `${capitalized(weekday)}, ${spokenDay(date.slice(-'MM-DD'.length))}`
}

/** The hours of an entry: 'das 8h às 18h30', or else its note. */
function usualText({ opens, closes, note }: OpeningHours): string {
  return opens && closes ? span({ opens, closes }) : (note ?? 'fechado')
}

/** The hours of a special day, after its name: 'Véspera de Natal: das 8h às 12h', 'Natal: fechado'. */
function specialText({ name, openings }: SpecialDay): string {
  const times = openings.map(span).join(' e ') || 'fechado'
  return name ? `${name}: ${times}` : times
}

const span = ({ opens, closes }: SpecialDay['openings'][number]): string =>
  `das ${clock(opens)} às ${clock(closes)}`

const clock = (time: string): string =>
  `${Number(time.slice(0, 2))}h${time.endsWith(':00') ? '' : time.slice(3)}`
