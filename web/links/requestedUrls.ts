import { z } from 'zod'

/** Milliseconds for which a ticket is good. */
export const LIFETIME_MS = 2 * 60 * 1000

/** The number of addresses that are checked at most for one ticket. */
const MAX_URLS = 12

const requestSchema = z.object({
  requestedAt: z.iso.datetime(),
  urls: z.array(z.url({ protocol: /^https?$/ }).max(2000)).max(MAX_URLS),
})

/** The addresses of a request that staff wrote; undefined for one that is malformed, or not of now. */
export function requestedUrls(found: unknown, now: Date): string[] | undefined {
  const request = requestSchema.safeParse(found)
  if (!request.success) return undefined
  const age = now.getTime() - Date.parse(request.data.requestedAt)
  return Math.abs(age) > LIFETIME_MS ? undefined : request.data.urls
}
