/** A day or a month that a text names, and the last day that it covers. */
export interface NamedDate {
  /** The date as it is written: '31/12/2025', 'dezembro de 2025'. */
  text: string
  /** The position in the text at which it begins. */
  index: number
  /** The ISO day on which the date ends: the last day of a month, 31 December of a year. */
  lastDay: string
}

const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]
const MONTH = MONTHS.join('|')

const DATE = new RegExp(
  [
    String.raw`(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4}|\d{2})(?!\d)`,
    String.raw`(?:(?<dayOf>\d{1,2})º?\s+de\s+)?(?<name>${MONTH})\s+(?:de|\/)\s*(?<nameYear>20\d\d)(?!\d)`,
    String.raw`(?<![\d/])(?<bareDay>\d{1,2})\/(?<bareMonth>\d{2})(?![/.]?\d)`,
    String.raw`(?:(?<bareDayOf>\d{1,2})º?\s+de\s+)?(?<bareName>${MONTH})(?!\p{L}|\s+(?:de|\/)\s*\d)`,
    String.raw`(?<=\baté\s+(?:o\s+)?(?:(?:fim|final)\s+de\s+)?)(?<only>20\d\d)(?!\d)`,
  ].join('|'),
  'giu',
)

/** The century of a year of two figures: nobody promises anything until 1999. */
const CENTURY = 2000

const two = (value: number) => String(value).padStart(2, '0')

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * The dates that a text names in words or figures, in order. A date that does not exist is left out; so is one without a
 * year, unless `year` says of which it is.
 */
export function datesIn(text: string, year?: number): NamedDate[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: written, index, groups = {} }) => {
    const lastDay = readDate(groups, year)
    return lastDay ? [{ text: written, index, lastDay }] : []
  })
}

function readDate(
  groups: Record<string, string | undefined>,
  bareYear: number | undefined,
): string | undefined {
  if (groups.only) return `${groups.only}-12-31`
  const written = Number(groups.year ?? groups.nameYear ?? bareYear)
  const year = written < 100 ? CENTURY + written : written
  const name = groups.name ?? groups.bareName ?? ''
  const named = MONTHS.indexOf(name.toLowerCase()) + 1
  const month = named || Number(groups.month ?? groups.bareMonth)
  if (month < 1 || month > 12) return undefined
  const last = lastDayOf(year, month)
  const day = Number(groups.day ?? groups.dayOf ?? groups.bareDay ?? groups.bareDayOf ?? last)
  return day >= 1 && day <= last ? `${year}-${two(month)}-${two(day)}` : undefined
}
