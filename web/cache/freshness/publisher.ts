import { tagsOfChange } from '@elos/content/tags/tags'
import type { PublishedChange } from '../../replicas/change.ts'
import type { Replicas } from '../../replicas/replicas.ts'
import { isPage } from '../store/answer.ts'
import type { Pages } from '../store/pages.ts'
import type { Comparison } from './comparison.ts'
import type { PurgeQueue } from './purgeQueue.ts'

/** Milliseconds for which a webhook's answer waits until the shared cache has confirmed the purge. */
const PURGE_BOUND_MS = 3000

/** The parts of the site that a change passes. */
interface PublisherParts {
  pages: Pages
  comparison: Pick<Comparison, 'note' | 'knows' | 'compareAnew'>
  /** Returns whether something stands at a path, as far as is known. */
  exists(path: string): boolean
  replicas: Pick<Replicas, 'announce' | 'connection'>
  /** Purges the shared cache before the site; undefined without one. */
  purges?: Pick<PurgeQueue, 'purge'> | undefined
  /** Tells search engines which pages have changed. */
  announcePages(paths: string[]): void
}

/** The result of a publication when its webhook is answered. */
export interface Publication {
  tags: string[]
  /** The paths of the pages that show the change, sorted. */
  rendered: string[]
  /** The paths that could not be renewed. Their old answers are still sent; they are tried again. */
  failed: string[]
  /** The steps that follow by themselves: `replicas` while Redis is lost, `cache` while it is not purged. */
  pending: ('replicas' | 'cache')[]
}

/** Makes every visitor see a change: renews what was made from it, here, in the other replicas and in a shared cache. */
export class Publisher {
  readonly #parts: PublisherParts

  constructor(parts: PublisherParts) {
    this.#parts = parts
  }

  /**
   * Publishes a change that a webhook has reported. Resolves when this replica is fresh. A webhook reports the documents of
   * a transaction one by one: what else was published with the first is looked for and renewed with it, so that no visitor
   * sees a page of before beside one of after for longer than a renewal.
   */
  async publish(change: PublishedChange): Promise<Publication> {
    const { replicas, comparison } = this.#parts
    // Without a revision it is not known whether it is the first of its transaction.
    if (change._rev && !comparison.knows(change)) {
      comparison.note(change)
      // It begins to renew what it finds. What was reported is renewed last, and awaited: it is kept once this resolves.
      await comparison.compareAnew()
    }
    const [publication] = await Promise.all([this.#apply(change), replicas.announce(change)])
    const { tags, rendered, failed } = publication
    this.#parts.announcePages(rendered)
    // The purge comes last: the cache asks the site for what was purged.
    const isPurged = (await this.#parts.purges?.purge(tags, PURGE_BOUND_MS)) ?? true
    return {
      tags,
      rendered,
      failed,
      pending: [
        ...(replicas.connection === 'lost' ? (['replicas'] as const) : []),
        ...(isPurged ? [] : (['cache'] as const)),
      ],
    }
  }

  /** Renews what was made from a change that another replica has announced. That one tells everybody else. */
  async hear(change: PublishedChange): Promise<void> {
    await this.#apply(change)
  }

  /**
   * Renews what was made from documents that the comparison has found changed; null: everything. The other replicas
   * hear of the changes too, as only one of them compares.
   */
  async catchUp(changes: PublishedChange[] | null): Promise<void> {
    const { pages, replicas, purges } = this.#parts
    const tags = changes && [...new Set(changes.flatMap(tagsOfChange))]
    const [{ renewed }] = await Promise.all([
      pages.invalidate(tags),
      ...(changes ?? []).map((change) => replicas.announce(change)),
    ])
    pages.forget(this.#parts.exists)
    if (!tags) return
    this.#parts.announcePages(this.#pagesOf(renewed))
    await purges?.purge(tags, PURGE_BOUND_MS)
  }

  /** Tells search engines and the shared cache of pages that have changed on their day, without a publication. */
  async expired(paths: string[]): Promise<void> {
    const { pages, purges } = this.#parts
    this.#parts.announcePages(this.#pagesOf(paths))
    const tags = [...new Set(paths.flatMap((path) => pages.stored(path)?.tags ?? []))]
    await purges?.purge(tags, PURGE_BOUND_MS)
  }

  async #apply(change: PublishedChange): Promise<Omit<Publication, 'pending'>> {
    const { pages, comparison } = this.#parts
    const tags = tagsOfChange(change)
    comparison.note(change)
    const { renewed, failed } = await pages.invalidate(tags)
    pages.forget(this.#parts.exists)
    return { tags, rendered: this.#pagesOf(renewed), failed }
  }

  #pagesOf(paths: string[]): string[] {
    return paths.filter((path) => {
      const answer = this.#parts.pages.stored(path)
      // The page that is sent where nothing stands is none that anybody looks for.
      return answer?.status === 200 && isPage(answer)
    })
  }
}
