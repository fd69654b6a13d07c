import { changeDayOf, hasChangedBy, turnsOf } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { brazilianDay } from '@elos/content/parts/time/day'
import { claimReading, claimValue } from '@elos/content/review/claimValue'

/**
 * Returns what visitors read for a claim, one line for each period, in Portuguese: today, and from each day on which
 * that changes, as far as the end of its next value. Without a complete next value there is one line, of its value.
 *
 * @param today ISO day
 */
export function readingsOf(claim: StoredDocument, today: string): string[] {
  const change = changeDayOf(claim)
  if (!change) return [`No site: ${claimValue(claim)}`]
  const now = claimReading(claim, today)
  const first = hasChangedBy(claim, today)
    ? `No site, desde ${brazilianDay(change)}: ${now}`
    : `No site: ${now}`
  const days = turnsOf(claim).filter((day) => day > today)
  const lines = days.map((day) => ({ day, reading: claimReading(claim, day) }))
  const changes = lines.filter(({ reading }, index) => {
    const before = lines[index - 1]?.reading ?? now
    return reading !== before
  })
  return [
    first,
    ...changes.map(({ day, reading }) => `A partir de ${brazilianDay(day)}: ${reading}`),
  ]
}
