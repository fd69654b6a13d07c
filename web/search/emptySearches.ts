import type { EmptySearchesQueryResult } from '@elos/content/generated/sanity.types'
import {
  EMPTY_SEARCHES,
  EMPTY_SEARCHES_ID,
  type EmptySearch,
  emptySearchesQuery,
} from '@elos/content/parts/search/emptySearches'
import { fold } from '@elos/content/parts/text/fold'
import { dayOf, daysAfter, endOfDay } from '@elos/content/parts/time/day'
import type { SanityClient } from 'next-sanity'
import { hashOf } from '../cache/store/answer.ts'
import { env, inboxToken } from '../env.ts'
import { lakeClient } from '../lake/client.ts'
import { asContent, ContentError } from '../monitoring/contentError.ts'
import { errorName } from '../monitoring/errorName.ts'
import { log } from '../monitoring/log.ts'

/** Milliseconds in which the Lake has to answer. */
const TIMEOUT_MS = 10_000
/** The status with which the Lake refuses to change what another replica has changed meanwhile. */
const CONFLICT = 409
/** The number of times that the counts are written anew where others write theirs at the same moment. */
const TRIES = 5

/** The most texts that are counted, in a day and in all, and the days after which one is forgotten. */
const MOST_TEXTS = 200
const KEPT_DAYS = 180
/** The lengths of a text that is a word or a few, and the most figures that are no telephone or document. */
const LETTERS = { least: 3, most: 40 }
const MOST_FIGURES = 4

/**
 * Returns a text as it is counted: folded. Undefined for one that may name a person or be a secret: with an at sign, with as
 * many figures as a telephone, a CPF or a CEP has, or as long as a sentence.
 */
export function countedText(text: string): string | undefined {
  const folded = fold(text).trim()
  const figures = folded.replace(/\D/g, '').length
  const isCounted =
    folded.length >= LETTERS.least &&
    folded.length <= LETTERS.most &&
    figures <= MOST_FIGURES &&
    !/[@%]/.test(folded)
  return isCounted ? folded : undefined
}

/** A text with its count, before it is stored. */
type CountedText = Omit<EmptySearch, '_key' | '_type'>

/** Joins what was counted with what is stored, the most frequent first, without what nobody has searched for in half a year. */
export function joinedCounts(
  stored: readonly EmptySearch[],
  counted: readonly CountedText[],
  today: string,
): EmptySearch[] {
  const byText = Map.groupBy([...stored, ...counted], ({ text }) => text)
  return [...byText]
    .map(([text, same]) => ({
      _key: hashOf(Buffer.from(text)),
      text,
      count: same.reduce((sum, { count }) => sum + count, 0),
      lastOn:
        same
          .map(({ lastOn }) => lastOn)
          .sort()
          .at(-1) ?? today,
    }))
    .filter(({ lastOn }) => lastOn > daysAfter(today, -KEPT_DAYS))
    .sort((one, other) => other.count - one.count || other.lastOn.localeCompare(one.lastOn))
    .slice(0, MOST_TEXTS)
}

/** The number of times that a text was searched for, and the ISO day of the last. */
type Count = Pick<EmptySearch, 'count' | 'lastOn'>

/**
 * Counts the searches that found nothing, without who searched. They are written at the end of the day, all at once: so no
 * document, and no history of one, has the time of a search. What a process has counted on the day on which it ends is lost.
 */
export class EmptySearches {
  readonly #lake: SanityClient
  readonly #now: () => Date
  /** The texts that were searched for since the last writing. */
  #counts = new Map<string, Count>()
  #timer: NodeJS.Timeout | undefined

  /** @param lake may read and write records */
  constructor(lake: SanityClient, now = () => new Date()) {
    this.#lake = lake.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0, perspective: 'raw' })
    this.#now = now
  }

  /** Counts a text that was searched for, if it may be counted. */
  note(text: string): void {
    const word = countedText(text)
    if (!word || (!this.#counts.has(word) && this.#counts.size >= MOST_TEXTS)) return
    const today = dayOf(this.#now())
    this.#count(word, { count: 1, lastOn: today })
    const left = endOfDay(today).getTime() - this.#now().getTime()
    this.#timer ??= setTimeout(() => void this.write(), left).unref()
  }

  /** Writes what was counted. Resolves also where it cannot, and keeps it for the next time then. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counts = this.#counts
    if (counts.size === 0) return
    // Searches that come meanwhile are counted for the next time.
    this.#counts = new Map()
    try {
      await this.#add([...counts].map(([text, count]) => ({ text, ...count })))
    } catch (error) {
      for (const [text, count] of counts) this.#count(text, count)
      log.error('empty-searches-failed', { error: errorName(error) })
    }
  }

  #count(text: string, { count, lastOn }: Count): void {
    const known = this.#counts.get(text) ?? { count: 0, lastOn }
    const last = known.lastOn > lastOn ? known.lastOn : lastOn
    this.#counts.set(text, { count: known.count + count, lastOn: last })
  }

  async #add(counted: readonly CountedText[], tries = TRIES): Promise<void> {
    const document = { _id: EMPTY_SEARCHES_ID, _type: EMPTY_SEARCHES }
    await this.#ask(this.#lake.createIfNotExists(document, { returnDocuments: false }))
    const stored = await this.#ask(this.#lake.fetch<EmptySearchesQueryResult>(emptySearchesQuery))
    const words = joinedCounts(stored?.words ?? [], counted, dayOf(this.#now()))
    const patch = this.#lake
      .patch(EMPTY_SEARCHES_ID)
      .ifRevisionId(stored?._rev ?? '')
      .set({ words })
    try {
      await this.#ask(patch.commit())
    } catch (error) {
      if (!(error instanceof ContentError) || error.status !== CONFLICT || tries <= 1) throw error
      await this.#add(counted, tries - 1)
    }
  }

  /** Awaits an answer of the Lake. Rejects with a `ContentError`, which says what is away. */
  #ask<Result>(answer: PromiseLike<Result>): Promise<Result> {
    return asContent(answer, env, 'SANITY_WRITE_TOKEN')
  }
}

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var emptySearches: EmptySearches | undefined
}

/** Returns what counts the searches of this process: always the same. Null where the site stores nothing that visitors send. */
export function getEmptySearches(): EmptySearches | null {
  const token = inboxToken(env)
  if (!token) return null
  globalThis.emptySearches ??= new EmptySearches(lakeClient.withConfig({ token }))
  return globalThis.emptySearches
}
