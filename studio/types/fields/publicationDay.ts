import { dayOf } from '@elos/content/parts/time/day'
import { comingMoment } from '../../base/documents/pageState.ts'

/**
 * The day that an article has as that of its publication once the moment at which it comes is changed (`publishAt`,
 * in UTC): the day of a moment that is ahead, and today when it no longer waits for one. Undefined when neither
 * moment is ahead: the article keeps its day.
 */
export function publicationDay(
  { before, after }: { before: unknown; after: unknown },
  now: Date,
): string | undefined {
  const coming = comingMoment(after, now)
  if (coming) return dayOf(new Date(coming))
  return comingMoment(before, now) ? dayOf(now) : undefined
}
