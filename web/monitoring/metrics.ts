import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The source of an answer: it was stored before the request, or was made for it. */
export type Source = 'stored' | 'made'

/**
 * The limits of the buckets, in seconds. A stored page takes less than a millisecond; the Lake has 20 s for a query.
 */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts what the site does, for Prometheus. */
type Metrics = ReturnType<typeof createMetrics>

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var siteMetrics: Metrics | undefined
}

/** Returns the metrics of this process: always the same. */
export function getMetrics(): Metrics {
  globalThis.siteMetrics ??= createMetrics()
  return globalThis.siteMetrics
}

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // These are memory, processor time, delay of the event loop, and open files.
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Requests of visitors, until the answer begins',
    labelNames: ['status', 'source'],
    buckets: BUCKETS,
    registers,
  })
  const queries = new Histogram({
    name: 'site_lake_query_duration_seconds',
    help: 'Queries that the site sent to the Lake: for pages, comparisons, previews and health',
    labelNames: ['result'],
    buckets: BUCKETS,
    registers,
  })
  const renewalsFailed = new Counter({
    name: 'site_renewals_failed_total',
    help: 'Answers that could not be made; where there is a previous one it is still sent',
    registers,
  })
  const webhooks = new Counter({
    name: 'site_webhooks_total',
    help: 'Deliveries of the publishing webhook, by the status that they were answered with',
    labelNames: ['status'],
    registers,
  })
  const leads = new Counter({
    name: 'site_leads_total',
    help: 'Forms that visitors sent to the inbox, by their outcome',
    labelNames: ['outcome'],
    registers,
  })
  const policyViolations = new Counter({
    name: 'site_policy_violations_total',
    help: "Reports of browsers about what a page's policy refused: something of Google's, or another thing",
    labelNames: ['blocked'],
    registers,
  })
  const storedPages = new Gauge({ name: 'site_stored_pages', help: 'Answers in memory', registers })
  const diskFailing = new Gauge({
    name: 'site_disk_failing',
    help: 'Whether the last page could not be written to PAGES_DIR, as on a full disk',
    registers,
  })
  const redisUp = new Gauge({
    name: 'site_redis_up',
    help: 'Whether Redis can be reached; 1 where the site runs without it',
    registers,
  })

  return {
    /** Returns what Prometheus reads. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    request: (status: number, source: Source, seconds: number) =>
      requests.observe({ status: `${Math.floor(status / 100)}xx`, source }, seconds),
    lakeQuery: ({ seconds, ok }: { seconds: number; ok: boolean }) =>
      queries.observe({ result: ok ? 'ok' : 'failed' }, seconds),
    renewalFailed: () => renewalsFailed.inc(),
    webhook: (status: number) => webhooks.inc({ status }),
    lead: (outcome: string) => leads.inc({ outcome }),
    policyViolated: (blocked: 'google' | 'other') => policyViolations.inc({ blocked }),
    storedPages: (count: number) => storedPages.set(count),
    redisUp: (isUp: boolean) => redisUp.set(Number(isUp)),
    diskFailing: (isFailing: boolean) => diskFailing.set(Number(isFailing)),
  }
}
