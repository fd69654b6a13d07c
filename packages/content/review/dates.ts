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
    String.raw`(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})(?!\d)`,
    String.raw`(?:(?<dayOf>\d{1,2})º?\s+de\s+)?(?<name>${MONTH})\s+(?:de|\/)\s*(?<nameYear>20\d\d)(?!\d)`,
    String.raw`(?<=\baté\s+(?:o\s+)?(?:(?:fim|final)\s+de\s+)?)(?<only>20\d\d)(?!\d)`,
  ].join('|'),
  'giu',
)

const two = (value: number) => String(value).padStart(2, '0')

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The dates that a text names in words or figures, in order. A date that does not exist is left out. */
export function datesIn(text: string): NamedDate[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: written, index, groups = {} }) => {
    const lastDay = readDate(groups)
    return lastDay ? [{ text: written, index, lastDay }] : []
  })
}

function readDate(groups: Record<string, string | undefined>): string | undefined {
  if (groups.only) return `${groups.only}-12-31`
  const year = Number(groups.year ?? groups.nameYear)
  const named = MONTHS.indexOf((groups.name ?? '').toLowerCase()) + 1
  const month = named || Number(groups.month)
  if (month < 1 || month > 12) return undefined
  const last = lastDayOf(year, month)
  const day = Number(groups.day ?? groups.dayOf ?? last)
  return day >= 1 && day <= last ? `${year}-${two(month)}-${two(day)}` : undefined
}
