import { lakeQuerySchema } from '../http/lakeQueries.ts'
import type { SiteState } from './health.ts'
import type { Metrics } from './metrics.ts'
import type { Ended } from './observation.ts'

/** The path of the publishing webhook. */
const WEBHOOK_PATH = '/api/revalidate'

/** Remembers what the front has done, for `/api/ready`, and counts it for Prometheus. */
export class Telemetry {
  readonly state: Pick<SiteState, 'lastRenewal' | 'lastWebhook'> = {
    lastRenewal: null,
    lastWebhook: null,
  }
  readonly #metrics: Metrics

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  requestEnded = ({ method, path, status, source, seconds }: Ended): void => {
    this.#metrics.request(status, source, seconds)
    if (method !== 'POST' || path !== WEBHOOK_PATH) return
    this.#metrics.webhook(status)
    this.state.lastWebhook = { at: new Date(), status }
  }

  renewed = (ok: boolean): void => {
    if (ok) this.state.lastRenewal = new Date()
    else this.#metrics.renewalFailed()
  }

  /** Takes what Next's server reports of itself; ignores every other message. */
  reported = (message: unknown): void => {
    const query = lakeQuerySchema.safeParse(message)
    if (query.success) this.#metrics.lakeQuery(query.data)
  }
}
