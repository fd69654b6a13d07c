import { countPath, newSpeedDocument, outdatedSpeed } from '@elos/content/parts/speed/document'
import { METRIC_NAMES } from '@elos/content/parts/speed/metrics'
import type { SanityClient } from 'next-sanity'
import { env } from '../env.ts'
import { contentErrorOf } from '../log/contentError.ts'
import { errorName } from '../log/errorName.ts'
import { log } from '../log/log.ts'
import type { Visit } from './visit.ts'

/** Milliseconds between two writes: each is a request of the quota on hosted Sanity. */
const INTERVAL_MS = 30_000
/** Milliseconds in which the Lake has to answer. */
const TIMEOUT_MS = 10_000

/** The counts that are not stored yet, by path in the document of a day and a kind. */
interface Waiting {
  day: string
  kind: Visit['kind']
  counts: Map<string, number>
}

/**
 * Counts visits, and adds the counts to documents in the Lake: at once after a pause, otherwise every 30
 * seconds. What the Lake does not take is added the next time. A process that ends loses what it has not
 * stored, half a minute of visits.
 */
export class SpeedCounts {
  readonly #lake: SanityClient
  readonly #intervalMs: number
  #waiting = new Map<string, Waiting>()
  #timer: NodeJS.Timeout | undefined
  #writtenAt = Number.NEGATIVE_INFINITY
  /** The day on which old documents were last removed. */
  #cleanedOn = ''

  /** @param lake may write */
  constructor(lake: SanityClient, intervalMs = INTERVAL_MS) {
    this.#lake = lake.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0 })
    this.#intervalMs = intervalMs
  }

  /** Counts the figures of a visit on a day. */
  add(day: string, { kind, device, figures }: Visit): void {
    const key = `${day} ${kind}`
    const waiting = this.#waiting.get(key) ?? { day, kind, counts: new Map<string, number>() }
    this.#waiting.set(key, waiting)
    for (const metric of METRIC_NAMES) {
      const value = figures[metric]
      if (value === undefined) continue
      const path = countPath(device, metric, value)
      waiting.counts.set(path, (waiting.counts.get(path) ?? 0) + 1)
    }
    this.#writeSoon()
  }

  #writeSoon(): void {
    const pause = Math.max(0, this.#writtenAt + this.#intervalMs - performance.now())
    this.#timer ??= setTimeout(() => void this.#write(), pause).unref()
  }

  async #write(): Promise<void> {
    const written = this.#waiting
    this.#waiting = new Map()
    this.#writtenAt = performance.now()
    const all = [...written.values()]
    const isStored = await this.#send(all).then(() => true, reported)
    if (!isStored) this.#waiting = merged(written, this.#waiting)
    // Apart, so that nothing is counted twice when it fails.
    else await this.#clean(all[0]?.day ?? '').catch(reported)
    this.#timer = undefined
    if (this.#waiting.size > 0) this.#writeSoon()
  }

  async #send(all: Waiting[]): Promise<void> {
    const transaction = this.#lake.transaction()
    for (const { day, kind, counts } of all) {
      const document = newSpeedDocument(day, kind)
      transaction
        .createIfNotExists(document)
        .patch(document._id, { inc: Object.fromEntries(counts) })
    }
    await transaction.commit({ returnDocuments: false, visibility: 'async' })
  }

  /** Removes what is no longer stored, once a day. */
  async #clean(today: string): Promise<void> {
    if (today === this.#cleanedOn) return
    await this.#lake.delete(outdatedSpeed(today), { returnDocuments: false, visibility: 'async' })
    this.#cleanedOn = today
  }
}

function reported(error: unknown): false {
  log.error('speed-failed', { error: errorName(contentErrorOf(error, env, 'SANITY_WRITE_TOKEN')) })
  return false
}

/** Adds counts to others. There is a bounded number of them, however long the Lake is away. */
function merged(one: Map<string, Waiting>, other: Map<string, Waiting>): Map<string, Waiting> {
  const all = new Map(one)
  for (const [key, { day, kind, counts }] of other) {
    const sums = new Map(all.get(key)?.counts)
    for (const [path, count] of counts) sums.set(path, (sums.get(path) ?? 0) + count)
    all.set(key, { day, kind, counts: sums })
  }
  return all
}
