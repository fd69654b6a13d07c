import { endOfDay, startOfDay } from './day.ts'

/** The moment at which a value under one of these keys changes what a page shows. */
const MOMENTS: Record<string, ((value: string) => Date) | undefined> = {
  validFrom: startOfDay,
  validUntil: endOfDay,
  publishAt: (value) => new Date(value),
}

/**
 * The first moment after `now` at which a page made from this result changes without any document
 * changing: a claim begins or ends, or an article is due. Null when there is none.
 */
export function freshUntil(result: unknown, now: Date): Date | null {
  const moments = momentsIn(result).filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

function momentsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const moment = MOMENTS[key]
    if (moment && typeof child === 'string') return [moment(child).getTime()]
    return momentsIn(child)
  })
}
