import type { IncomingHttpHeaders } from 'node:http'
import { log } from '../http/log.ts'
import { accepts } from './acceptEncoding.ts'
import { compressions } from './compress.ts'
import {
  availableHash,
  DICTIONARY_CODINGS,
  type Dictionary,
  type DictionaryCoding,
  encodeWith,
} from './dictionary.ts'
import { DictionaryFiles } from './dictionaryFile.ts'
import { EarlierVersions } from './earlierVersions.ts'
import type { AnswerStore } from './store.ts'
import { isPage, type StoredAnswer } from './storedAnswer.ts'

/** A body in a coding with a dictionary. */
export interface CodedBody {
  coding: DictionaryCoding
  body: Buffer
  /** The address, as a pattern, whose next version the browser can decode with this one. */
  useFor: string | undefined
}

/** The coding that is made before anybody asks: every browser that knows dictionaries accepts it. */
const [PREPARED] = DICTIONARY_CODINGS

/** Paths without characters that mean something in a pattern (https://urlpattern.spec.whatwg.org). */
const PLAIN_PATH = /^[a-z0-9/-]+$/

/**
 * Browsers on Chromium say so. A page can be the dictionary of its next version only if the browser may send it
 * outdated for a while; that Chromium nevertheless asks for each page that somebody opens is tested
 * (tests/e2e/servers/dictionary.spec.ts), of others it is not known.
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
  /** The bodies that are there, or undefined while they are made, by coding and dictionary. */
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
   * Returns a page compressed with the dictionary that the browser has, if it is there; otherwise it is made for
   * the next request.
   */
  coded(headers: IncomingHttpHeaders, path: string, page: StoredAnswer): CodedBody | undefined {
    const hash = availableHash(headers['available-dictionary'])
    if (hash === undefined || !isCompressible(page)) return undefined
    const dictionary = this.#own.get(hash) ?? this.#versions.get(path, hash)
    const coding = DICTIONARY_CODINGS.find((each) => accepts(headers['accept-encoding'], each))
    if (!dictionary || !coding) return undefined
    const body = this.#bodyOf(path, page, dictionary, coding)
    return body && { coding, body, useFor: asksForEachPage(headers) ? patternOf(path) : undefined }
  }

  /**
   * Makes a page's body with the site's dictionary, and with the version that it replaces, before a browser
   * asks for them.
   */
  prepare(path: string, page: StoredAnswer, replaced?: StoredAnswer): void {
    const [current] = this.#own.values()
    if (!current || !isCompressible(page)) return
    this.#bodyOf(path, page, current, PREPARED)
    if (!replaced || !isCompressible(replaced) || replaced.bodies === page.bodies) return
    const version = this.#versions.add(path, replaced.bodies.identity)
    this.#bodyOf(path, page, version, PREPARED)
  }

  #bodyOf(
    path: string,
    page: StoredAnswer,
    dictionary: Dictionary,
    coding: DictionaryCoding,
  ): Buffer | undefined {
    const { bodies } = page
    const coded = this.#bodies.get(bodies) ?? new Map<string, Buffer | undefined>()
    this.#bodies.set(bodies, coded)
    const key = `${coding} ${dictionary.hash.toString('base64')}`
    if (coded.has(key)) return coded.get(key)
    coded.set(key, undefined)
    compressions
      .run(async () => {
        if (this.#store.hasBodies(path, page))
          coded.set(key, await encodeWith(dictionary, coding, bodies.identity))
        else coded.delete(key)
      })
      .catch((error: unknown) => log.error('dictionary-failed', { error }))
    return undefined
  }
}

const isCompressible = (answer: StoredAnswer) => answer.status === 200 && isPage(answer)

/** Of two dictionaries the one with the longer pattern is used, and that of the site's own has two characters. */
function patternOf(path: string): string | undefined {
  if (!PLAIN_PATH.test(path)) return undefined
  return path === '/' ? '/{}' : path
}
