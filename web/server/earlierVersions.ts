import { type Dictionary, dictionaryOf } from './dictionary.ts'

/** Bytes of all versions together: about 400 of our pages. */
const MAX_BYTES = 16_000_000

/** The versions of pages that were replaced lately, which browsers may still have. The oldest go first. */
export class EarlierVersions {
  readonly #versions = new Map<string, Dictionary>()
  #bytes = 0

  /** @param body of the page that was replaced */
  add(path: string, body: Buffer): Dictionary {
    const version = dictionaryOf(body)
    this.#delete(keyOf(path, version.hash.toString('base64')))
    this.#versions.set(keyOf(path, version.hash.toString('base64')), version)
    this.#bytes += body.length
    for (const key of this.#versions.keys()) if (this.#bytes > MAX_BYTES) this.#delete(key)
    return version
  }

  /** @param hash in Base64 */
  get(path: string, hash: string): Dictionary | undefined {
    return this.#versions.get(keyOf(path, hash))
  }

  #delete(key: string): void {
    this.#bytes -= this.#versions.get(key)?.bytes.length ?? 0
    this.#versions.delete(key)
  }
}

const keyOf = (path: string, hash: string) => `${hash} ${path}`
