import type { PublishedChange } from '../publishing/change.ts'
import type { PurgeQueue } from '../publishing/purge/purgeQueue.ts'
import type { Replicas } from '../shared/replicas.ts'
import type { Renewal } from './renewal.ts'

/** Milliseconds for which a webhook's answer waits until the shared cache has confirmed the purge. */
const PURGE_BOUND_MS = 3000

interface PublicationParts {
  renewal: Renewal
  replicas: Replicas
  /** Purges the shared cache before the site; undefined without one. */
  purges?: Pick<PurgeQueue, 'purge'> | undefined
}

/** What has been done about a change when its webhook is answered. */
export interface Outcome {
  /** The paths whose stored answers show the change, sorted. */
  renewed: string[]
  /** The paths that could not be renewed here. Their old answers are still sent; it is tried again. */
  failed: string[]
  /** Whether another replica still sends old answers, because it could not render new ones. */
  othersFailed: boolean
  /** What is tried again by itself: `replicas` while Redis is lost, `cache` while it is not purged. */
  pending: ('replicas' | 'cache')[]
}

/** Shows a change that a webhook has reported to every visitor: those of this replica and all others. */
export class Publication {
  readonly #parts: PublicationParts

  constructor(parts: PublicationParts) {
    this.#parts = parts
  }

  /**
   * Renews what was made from a change here and in the other replicas, then purges the shared cache. Next
   * must have dropped it here already.
   *
   * @param ticket of the announcement to the other replicas; undefined: it was not announced yet
   */
  async publish(
    change: PublishedChange,
    tags: string[],
    ticket: string | undefined,
  ): Promise<Outcome> {
    const { renewal, replicas } = this.#parts
    const [{ renewed, failed }, spread] = await Promise.all([
      renewal.drop(tags),
      replicas.spread(change, ticket),
    ])
    // Last: the cache asks any replica for what was purged.
    const isPurged = await this.#purge(tags)
    return {
      renewed,
      failed,
      othersFailed: spread === 'failed',
      pending: [
        ...(spread === 'lost' ? (['replicas'] as const) : []),
        ...(isPurged ? [] : (['cache'] as const)),
      ],
    }
  }

  /** Renews the answers with these tags in this replica alone, then purges the shared cache. */
  async publishHere(tags: string[]): Promise<Pick<Outcome, 'renewed' | 'failed'>> {
    const dropped = await this.#parts.renewal.drop(tags)
    await this.#purge(tags)
    return dropped
  }

  async #purge(tags: string[]): Promise<boolean> {
    return (await this.#parts.purges?.purge(tags, PURGE_BOUND_MS)) ?? true
  }
}
