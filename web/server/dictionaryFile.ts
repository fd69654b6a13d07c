import type { IncomingHttpHeaders } from 'node:http'
import { DICTIONARY_PATH } from '@elos/content/parts/address/path'
import type { Dictionary } from './dictionary.ts'
import { bareAnswer, compressFully, fixedAnswer, type StoredAnswer } from './storedAnswer.ts'

/** A browser asks once in an hour which dictionary is the current one. */
const CACHE_FOR_AN_HOUR = 'private, max-age=3600'

/** The address of a dictionary is made of its content. */
const addressOf = ({ hash }: Dictionary) => `${DICTIONARIES}${hash.toString('hex').slice(0, 32)}`

/**
 * Which answers a page may be used as a dictionary for by a browser that has none: the site's own dictionary.
 * deploy/nginx/site.conf says it too.
 */
export const FOR_DICTIONARIES = `match="${DICTIONARY_PATH}/*"`

/** A dictionary as browsers get it. Once this resolves it is there in every coding. */
async function fileOf({ bytes }: Dictionary): Promise<StoredAnswer> {
  const file = await fixedAnswer(
    {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/*", match-dest=("document")',
    },
    bytes,
  )
  await compressFully(file)
  return file
}

/** What the addresses of dictionaries begin with. */
const DICTIONARIES = `${DICTIONARY_PATH}/`

/** For an address that is no dictionary's, or no longer. */
const MISSING = bareAnswer(404, { 'cache-control': 'no-store' })
/** There is none, or not yet. */
const NONE = bareAnswer(204, { 'cache-control': 'private, max-age=60' })
/** The visitor saves data. */
const UNWANTED = bareAnswer(204, { 'cache-control': CACHE_FOR_AN_HOUR, vary: 'Save-Data' })

/** Answers the addresses of dictionaries. */
export class DictionaryFiles {
  readonly #files = new Map<string, StoredAnswer>()
  #pointer = NONE

  /** Has these sent, the current one first. Resolves when they can be, in every coding. */
  async add(dictionaries: readonly Dictionary[]): Promise<void> {
    for (const each of dictionaries) this.#files.set(addressOf(each), await fileOf(each))
    const [current] = dictionaries
    if (!current) return
    this.#pointer = bareAnswer(307, {
      'cache-control': CACHE_FOR_AN_HOUR,
      location: addressOf(current),
      vary: 'Save-Data',
    })
  }

  /** The current dictionary as browsers get it, once there is one. */
  get current(): StoredAnswer | undefined {
    const [file] = this.#files.values()
    return file
  }

  /** Returns undefined for an address of something else. */
  answerTo(path: string, headers: IncomingHttpHeaders): StoredAnswer | undefined {
    if (path === DICTIONARY_PATH) return headers['save-data'] === 'on' ? UNWANTED : this.#pointer
    if (path.startsWith(DICTIONARIES)) return this.#files.get(path) ?? MISSING
    return undefined
  }
}
