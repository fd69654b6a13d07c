import { mapSpecialDays } from '@elos/content/parts/specialDays/map'
import { specialDayFields } from '@elos/content/parts/specialDays/query'
import type { OpenHours } from '@elos/leads/response/deadline'
import { useEffect, useState } from 'react'
import { useListenQuery } from '../base/documents/useListenQuery.ts'
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

/**
 * Returns what says how much is left of the promise to answer a lead that was sent at a moment (ISO); undefined without
 * a promise, and until the opening hours are known.
 */
export function useTimeLeft(): (submittedAt: string | null | undefined) => TimeLeft | undefined {
  const found = useListenQuery<Found>(QUERIES)
  const now = useNow()
  return (submittedAt) => {
    if (!found || !submittedAt) return undefined
    const { openingHours, holidays } = found
    return timeLeft({ openingHours, specialDays: mapSpecialDays(holidays) }, submittedAt, now)
  }
}
