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
  let before = claimReading(claim, today)
  const since = hasChangedBy(claim, today) ? `, desde ${brazilianDay(change)}` : ''
  const lines = [`No site${since}: ${before}`]
  for (const day of turnsOf(claim).filter((each) => each > today)) {
    const reading = claimReading(claim, day)
    if (reading !== before) lines.push(`A partir de ${brazilianDay(day)}: ${reading}`)
    before = reading
  }
  return lines
}
