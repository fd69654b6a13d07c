import { readFile } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LakeQuery } from '../http/lakeQueries.ts'

/** Who made an answer: it was stored, Next made it, or the front itself. */
export type Source = 'stored' | 'next' | 'front'

/** What is read when somebody asks for the metrics. */
interface Readings {
  storedPages(): number
  nextIsUp(): boolean
  /** The process id of Next's server; undefined while there is none. */
  nextPid(): number | undefined
  /** Whether Redis can be reached; null when the site runs without it. */
  redisIsUp(): boolean | null
}

/** Seconds. A stored page takes less than a millisecond; the Lake has 20 s for a query. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts what the site does, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics({ storedPages, nextIsUp, nextPid, redisIsUp }: Readings) {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time, delay of the event loop, open files of the front's process.
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Requests of visitors, from the first byte of the request to the last of the answer',
    labelNames: ['status', 'source'],
    buckets: BUCKETS,
    registers,
  })
  const queries = new Histogram({
    name: 'site_lake_query_duration_seconds',
    help: 'Queries that the site sent to the Lake',
    labelNames: ['result'],
    buckets: BUCKETS,
    registers,
  })
  const renewalsFailed = new Counter({
    name: 'site_renewals_failed_total',
    help: 'Stored answers that could not be rendered again; the previous ones are still sent',
    registers,
  })
  const webhooks = new Counter({
    name: 'site_webhooks_total',
    help: 'Deliveries of the publishing webhook, by the status that they were answered with',
    labelNames: ['status'],
    registers,
  })
  gauge('site_stored_pages', 'Answers in memory', storedPages)
  gauge('site_next_up', "Whether Next's server answers", () => Number(nextIsUp()))
  gauge('site_next_resident_memory_bytes', "Memory of Next's server", () => memoryOf(nextPid()))
  if (redisIsUp() !== null)
    gauge('site_redis_up', 'Whether Redis can be reached', () => Number(redisIsUp()))

  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  }

  return {
    /** What Prometheus reads, and its media type. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    request: (status: number, source: Source, seconds: number) =>
      requests.observe({ status: `${Math.floor(status / 100)}xx`, source }, seconds),
    lakeQuery: ({ seconds, ok }: LakeQuery) =>
      queries.observe({ result: ok ? 'ok' : 'failed' }, seconds),
    renewalFailed: () => renewalsFailed.inc(),
    webhook: (status: number) => webhooks.inc({ status }),
  }
}

/** The resident memory of a process in bytes; 0 where it cannot be read, as outside of Linux. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) * 1024
}
