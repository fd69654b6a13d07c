import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../wholeFile.ts'

/**
 * A cache of files on disk, up to a number of bytes. Beyond, it deletes the least recently read.
 * Simultaneous requests for a missing file make it once.
 */
export class DiskCache {
  readonly #dir: string
  readonly #maxBytes: number
  /** The number of bytes by key, the least recently read first. */
  readonly #sizes = new Map<string, number>()
  readonly #underway = new Map<string, Promise<Buffer>>()
  #bytes = 0

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir
    this.#maxBytes = maxBytes
    mkdirSync(dir, { recursive: true })
    const files = readdirSync(dir).map((key) => ({ key, file: statSync(join(dir, key)) }))
    files.sort((a, b) => a.file.mtimeMs - b.file.mtimeMs)
    for (const { key, file } of files) this.#count(key, file.size)
  }

  /**
   * Returns a file, which `make` makes if it is missing.
   *
   * @param key a valid file name
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const underway = this.#underway.get(key) ?? this.#find(key, make)
    this.#underway.set(key, underway)
    try {
      return await underway
    } finally {
      this.#underway.delete(key)
    }
  }

  async #find(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const size = this.#sizes.get(key)
    const kept = size === undefined ? null : await readFile(this.#path(key)).catch(() => null)
    if (kept) {
      this.#count(key, kept.length)
      return kept
    }
    const made = await make()
    await this.#store(key, made)
    return made
  }

  /** Errors are ignored: without the cache, for example on a full disk, images are still served. */
  async #store(key: string, content: Buffer): Promise<void> {
    try {
      await writeWhole(this.#path(key), content)
      this.#count(key, content.length)
      for (const [oldest, size] of this.#sizes) {
        if (this.#bytes <= this.#maxBytes) break
        this.#sizes.delete(oldest)
        this.#bytes -= size
        await rm(this.#path(oldest), { force: true })
      }
    } catch {
      this.#sizes.delete(key)
    }
  }

  #count(key: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(key) ?? 0)
    this.#sizes.delete(key)
    this.#sizes.set(key, size)
  }

  #path(key: string): string {
    return join(this.#dir, key)
  }
}
