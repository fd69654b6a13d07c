import type { IncomingHttpHeaders } from 'node:http'
import { log } from '../http/log.ts'
import { Queue } from '../http/queue.ts'
import { accepts } from './acceptEncoding.ts'
import {
  availableHash,
  DICTIONARY_CODINGS,
  type Dictionary,
  type DictionaryCoding,
  dictionaryOf,
  encodeWith,
} from './dictionary.ts'
import { DictionaryFiles, FOR_DICTIONARIES } from './dictionaryFile.ts'
import { EarlierVersions } from './earlierVersions.ts'
import type { AnswerStore } from './store.ts'
import { isPage, type StoredAnswer } from './storedAnswer.ts'

/** A body in a coding with a dictionary. */
export interface CodedBody {
  coding: DictionaryCoding
  body: Buffer
  /** What the browser may use the body as a dictionary for, as the header says it. */
  useFor: string | undefined
}

/** The coding that is made before anybody asks: every browser that knows dictionaries accepts it. */
const [PREPARED] = DICTIONARY_CODINGS

/** What makes these bodies, one at a time. It takes a few milliseconds for each, and does not wait for slower work. */
const codings = new Queue(1)

/** Paths without characters that mean something in a pattern (https://urlpattern.spec.whatwg.org). */
const PLAIN_PATH = /^[a-z0-9/-]+$/

/**
 * Browsers on Chromium say so. A page can be the dictionary of its next version only if the browser may send it
 * outdated for a while; that Chromium nevertheless asks for each page that somebody opens is tested
 * (tests/e2e/servers/dictionary.extended.spec.ts), of others it is not known.
 */
const asksForEachPage = (headers: IncomingHttpHeaders) =>
  String(headers['sec-ch-ua']).includes('"Chromium"')

/**
 * Pages in codings with a dictionary (RFC 9842): one of the site's own, or an earlier version of the page. A
 * body is made in the background, one at a time, and sent from the first request after that; until then the
 * browser gets another coding.
 */
export class Dictionaries {
  readonly #store: AnswerStore
  readonly #files = new DictionaryFiles()
  /** The site's own, by hash in Base64, the current one first. */
  #own = new Map<string, Dictionary>()
  readonly #versions = new EarlierVersions()
  /** What was made for the pages with these bodies, or undefined while it is made, by coding and dictionary. */
  readonly #bodies = new WeakMap<StoredAnswer['bodies'], Map<string, Buffer | undefined>>()

  /** @param store has the pages */
  constructor(store: AnswerStore) {
    this.#store = store
  }

  /** Starts to use the site's own dictionaries, the current one first. Resolves when they can be sent. */
  async start(dictionaries: readonly Dictionary[]): Promise<void> {
    await this.#files.add(dictionaries)
    this.#own = new Map(dictionaries.map((each) => [each.hash.toString('base64'), each]))
    for (const [path, page] of this.#store.pages) this.prepare(path, page)
  }

  /** Returns the answer to the address of a dictionary, and undefined for all other addresses. */
  answerTo(path: string, headers: IncomingHttpHeaders): StoredAnswer | undefined {
    return this.#files.answerTo(path, headers)
  }

  /**
   * Returns a page compressed with the dictionary that the browser has, or the site's own dictionary compressed
   * with the page that the browser has, if it is there; otherwise it is made for the next request.
   */
  coded(headers: IncomingHttpHeaders, path: string, answer: StoredAnswer): CodedBody | undefined {
    const hash = availableHash(headers['available-dictionary'])
    // Most requests: nothing else is read of them.
    if (hash === undefined) return undefined
    const coding = DICTIONARY_CODINGS.find((each) => accepts(headers['accept-encoding'], each))
    if (!coding) return undefined
    if (answer === this.#files.current) {
      const page = this.#pageWith(hash)
      const body = page && this.#fileFor(page, answer, coding)
      return body && { coding, body, useFor: undefined }
    }
    if (!isCompressible(answer)) return undefined
    const dictionary = this.#own.get(hash) ?? this.#versions.get(path, hash)
    const body = dictionary && this.#bodyOf(path, answer, dictionary, coding)
    const useFor = asksForEachPage(headers) ? nextVersionOf(path) : undefined
    return body && { coding, body, useFor }
  }

  /**
   * Returns what a browser that has no dictionary may use a page as a dictionary for, as the header says it: the
   * site's own dictionary, which has pages like it.
   */
  purposeOf(headers: IncomingHttpHeaders, page: StoredAnswer): string | undefined {
    const isUseful =
      asksForEachPage(headers) &&
      headers['available-dictionary'] === undefined &&
      this.#files.current !== undefined &&
      isCompressible(page)
    return isUseful ? FOR_DICTIONARIES : undefined
  }

  /**
   * Makes a page's body with the version that it replaces, and with the site's dictionary, and that dictionary
   * with the page, before a browser asks for them.
   */
  prepare(path: string, page: StoredAnswer, replaced?: StoredAnswer): void {
    const [current] = this.#own.values()
    const file = this.#files.current
    if (!current || !file || !isCompressible(page)) return
    if (replaced && isCompressible(replaced) && replaced.bodies !== page.bodies) {
      const version = this.#versions.add(path, replaced.bodies.identity)
      this.#bodyOf(path, page, version, PREPARED)
    }
    this.#bodyOf(path, page, current, PREPARED)
    this.#fileFor(page, file, PREPARED)
  }

  #bodyOf(
    path: string,
    page: StoredAnswer,
    dictionary: Dictionary,
    coding: DictionaryCoding,
  ): Buffer | undefined {
    const key = `${coding} ${dictionary.hash.toString('base64')}`
    return this.#made(page, key, async () => {
      if (!this.#store.hasBodies(path, page)) return undefined
      return encodeWith(dictionary, coding, page.bodies.identity)
    })
  }

  #fileFor(page: StoredAnswer, file: StoredAnswer, coding: DictionaryCoding): Buffer | undefined {
    return this.#made(page, `file ${coding} ${file.hash}`, () =>
      encodeWith(dictionaryOf(page.bodies.identity), coding, file.bodies.identity),
    )
  }

  /** Returns what was made for a page; the first time it has it made, and returns undefined. */
  #made(
    { bodies }: StoredAnswer,
    key: string,
    make: () => Promise<Buffer | undefined>,
  ): Buffer | undefined {
    const made = this.#bodies.get(bodies) ?? new Map<string, Buffer | undefined>()
    this.#bodies.set(bodies, made)
    if (made.has(key)) return made.get(key)
    made.set(key, undefined)
    codings
      .run(async () => {
        const body = await make()
        if (body) made.set(key, body)
        else made.delete(key)
      })
      .catch((error: unknown) => log.error('dictionary-failed', { error }))
    return undefined
  }

  /** The page whose body has a hash, in Base64. */
  #pageWith(hash: string): StoredAnswer | undefined {
    const start = Buffer.from(hash, 'base64').toString('base64url')
    const found = this.#store.pages.find(
      ([, page]) => start.startsWith(page.hash) && isCompressible(page),
    )
    return found?.[1]
  }
}

const isCompressible = (answer: StoredAnswer) => answer.status === 200 && isPage(answer)

/**
 * What a page may be used as a dictionary for: its next version. Of two dictionaries the one with the longer
 * pattern is used, and that of the site's own has two characters.
 */
function nextVersionOf(path: string): string | undefined {
  if (!PLAIN_PATH.test(path)) return undefined
  return `match="${path === '/' ? '/{}' : path}", match-dest=("document")`
}
