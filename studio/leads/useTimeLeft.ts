import { mapSpecialDays } from '@elos/content/parts/specialDays/map'
import { specialDayFields } from '@elos/content/parts/specialDays/query'
import type { OpenHours } from '@elos/leads/response/deadline'
import { useMemo } from 'react'
import { useListenQuery } from '../base/documents/useListenQuery.ts'
import { useNow } from '../base/useNow.ts'
import { type TimeLeft, timeLeft } from './timeLeft.ts'

const QUERIES = {
  fetch: `*[_id == "siteSettings"][0]{
    "openingHours": coalesce(
      openingHours[defined(opens) && defined(closes)]{"days": coalesce(days, []), opens, closes}, []
    ),
    holidays[]{${specialDayFields}}
  }`,
  listen: '*[_id == "siteSettings"]',
}

type Found = {
  openingHours: OpenHours[]
  holidays: Parameters<typeof mapSpecialDays>[0]
} | null

/**
 * Returns a function from the moment at which a lead was sent (ISO) to the time left to answer it. Its result is
 * undefined without a promise, and until the opening hours are known.
 */
export function useTimeLeft(): (submittedAt: string | null | undefined) => TimeLeft | undefined {
  const found = useListenQuery<Found>(QUERIES)
  const now = useNow()
  const schedule = useMemo(
    () =>
      found && {
        openingHours: found.openingHours,
        specialDays: mapSpecialDays(found.holidays),
      },
    [found],
  )
  return (submittedAt) =>
    schedule && submittedAt ? timeLeft(schedule, submittedAt, now) : undefined
}
