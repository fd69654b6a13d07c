import { mapSpecialDays } from '@elos/content/parts/specialDays/map'
import { specialDayFields } from '@elos/content/parts/specialDays/query'
import type { OpenHours, Schedule } from '@elos/leads/response/deadline'
import { useEffect, useState } from 'react'
import { useListenQuery } from '../base/documents/useListenQuery.ts'

const QUERIES = {
  fetch: `*[_id == "siteSettings"][0]{
    "openingHours": coalesce(
      openingHours[defined(opens) && defined(closes)]{"days": coalesce(days, []), opens, closes}, []
    ),
    holidays[]{${specialDayFields}}
  }`,
  listen: '*[_id == "siteSettings"]',
}

/** The result of the query. */
type Found = {
  openingHours: OpenHours[]
  holidays: Parameters<typeof mapSpecialDays>[0]
} | null

/** Returns when leads are answered, by the settings; null until it is known. */
export function useSchedule(): Schedule | null {
  const found = useListenQuery<Found>(QUERIES)
  if (!found) return null
  return { openingHours: found.openingHours, specialDays: mapSpecialDays(found.holidays) }
}

/** How often the time left is shown anew, in milliseconds. */
const TICK_MS = 30_000

/** The present moment, again and again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
