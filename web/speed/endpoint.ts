import { dayOf } from '@elos/content/parts/time/day'
import { parseJson } from '../common/parseJson.ts'
import { endpoint } from '../endpoints/endpoint.ts'
import { refuseAsJson } from '../endpoints/refusals.ts'
import { senderLimit } from '../endpoints/senderLimit.ts'
import { type Visit, visitSchema } from './visit.ts'

/** A kind of page, a device and four numbers. */
const MAX_BYTES = 512
/** Visits in ten minutes. A few seconds on each page make a hundred; many households may share a network. */
const VISITS = { perNetwork: 300, together: 10_000 }

interface Options {
  /** Counts visits; null where nothing can be stored. */
  counts: { add(day: string, visit: Visit): void } | null
  /** The site's own address. */
  siteUrl: string
  addressHeader?: string | undefined
}

/**
 * Returns the handlers for the speed of pages as visitors have it who agreed to be measured. The address of the
 * sender is counted for the limit and not stored.
 */
export const speedReports = ({ counts, siteUrl, addressHeader }: Options) =>
  endpoint({
    method: 'POST',
    refuse: refuseAsJson,
    onlyFrom: siteUrl,
    body: { types: ['application/json'], maxBytes: MAX_BYTES },
    read: ({ body }) =>
      visitSchema.safeParse(parseJson(body)).data ?? new Response(null, { status: 400 }),
    limit: senderLimit({ name: 'speed', ...VISITS, addressHeader }),
    answer({ now }, visit) {
      counts?.add(dayOf(now), visit)
      return new Response(null, { status: 204 })
    },
  })
