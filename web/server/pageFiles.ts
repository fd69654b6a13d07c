import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { log } from '../http/log.ts'
import { readAnswerFile, writeAnswerFile } from './answerFile.ts'
import {
  compressFully,
  ENCODINGS,
  type Encoding,
  isPage,
  type StoredAnswer,
} from './storedAnswer.ts'
import { timeOf } from './validator.ts'
import { writeAtomically } from './writeAtomically.ts'

/** Milliseconds after which a file that was begun is no longer being written. */
const UNFINISHED_MS = 60_000

/** Below the folder: what the front reads when it starts. */
const ANSWERS = 'answers'
/** Below the folder: what a web server before the front sends, by path. */
const FILES = 'files'

/** The paths of pages. deploy/nginx/site.conf looks for a page at these, and at no others. */
const PAGE_PATH = /^(?:\/|(?:\/[a-z0-9-]+)+)$/
/** Other answers that a web server may send from files, whose headers site.conf knows. */
const OTHER_PATHS = ['/dados.json', '/sitemap.xml', '/blog/rss.xml']

/** How a file with a coding of a body ends: as nginx's modules gzip_static and brotli_static expect. */
const ENDS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
/** Whether a file below `FILES` belongs to an answer, or was not finished by a process that has ended. */
const isOfAnswer = (path: string) =>
  /\/(?:index\.html(?:\.gz|\.br)?|\.[^/]+)$/.test(path) ||
  OTHER_PATHS.includes(path.replace(/\.(?:gz|br)$/, ''))

/**
 * Keeps the last good answer of each path on disk, where it outlives restarts of the front and of the
 * machine, and lets nginx send pages while no process of ours runs:
 *
 *   answers/<hash of the path>        all that the front knows of an answer (answerFile.ts)
 *   files/<path>/index.html, .gz, .br the same page as files
 *   files/estilo/…                    the styles, scripts and fonts of pages
 *
 * Only answers with status 200 are kept; another answer to the path removes its files. What cannot be
 * written is logged, and the site goes on from memory.
 */
export class PageFiles {
  readonly #folder: string
  readonly #build: string
  /** What is kept, or about to be. */
  readonly #answers = new Map<string, StoredAnswer>()
  /** The last step for each path. A step waits for those before it. */
  readonly #steps = new Map<string, Promise<void>>()
  /** The steps after which no file has an older answer. */
  readonly #replacing = new Set<Promise<void>>()
  /** The answers whose smaller bodies are not on disk yet. */
  readonly #compressing = new Set<Promise<void>>()

  /** @param build names the build that the front serves: answers of another one are not used */
  constructor(folder: string, build: string) {
    this.#folder = folder
    this.#build = build
  }

  /**
   * Reads the answers that this build kept before. Files that are damaged, or of another build, are
   * removed. What nginx sends stays until it is replaced, or until `removeOthers`.
   */
  async read(): Promise<Map<string, StoredAnswer>> {
    const folder = join(this.#folder, ANSWERS)
    const names = await readdir(folder).catch(() => [])
    await Promise.all(names.map((name) => this.#readInto(join(folder, name))))
    return new Map(this.#answers)
  }

  /** Keeps an answer in place of the path's previous one; undefined removes that. Returns at once. */
  put(path: string, answer: StoredAnswer | undefined): void {
    const kept = answer?.status === 200 ? answer : undefined
    if (this.#answers.get(path) === kept) return
    if (kept) this.#answers.set(path, kept)
    else this.#answers.delete(path)
    const replacing = this.#step(path, kept, () =>
      kept ? this.#replace(path, kept) : this.#remove(path),
    )
    track(this.#replacing, replacing)
    if (kept) track(this.#compressing, this.#compress(path, kept, replacing))
  }

  /** Resolves when no file has an older answer than those that were put before. */
  async replaced(): Promise<void> {
    await Promise.all(this.#replacing)
  }

  /** Resolves when everything that was put before is on disk in every coding. */
  async finished(): Promise<void> {
    while (this.#steps.size > 0 || this.#compressing.size > 0)
      await Promise.all([...this.#steps.values(), ...this.#compressing])
  }

  /** Writes the site's own files. Those of an earlier build stay: pages that browsers have need them. */
  async writeFiles(files: ReadonlyMap<string, StoredAnswer>): Promise<void> {
    for (const [path, answer] of files) await this.#writeBodies(path, answer).catch(report)
  }

  /**
   * Removes the files of pages that are not kept, such as those of another build, and what a process that
   * has ended left unfinished.
   *
   * @param now milliseconds since 1970
   */
  async removeOthers(now = Date.now()): Promise<void> {
    const folder = join(this.#folder, FILES)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const kept = new Set(
      [...this.#answers.keys()].flatMap((path) =>
        Object.values(ENDS).map((end) => this.#file(path) + end),
      ),
    )
    const others = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => isOfAnswer(`/${relative(folder, file)}`) && !kept.has(file))
    await Promise.all(others.map((file) => removeUnlessBeingWritten(file, now))).catch(report)
  }

  async #readInto(file: string): Promise<void> {
    try {
      const { path, build, answer } = readAnswerFile(await readFile(file))
      if (build === this.#build) {
        this.#answers.set(path, answer)
        return
      }
      log.info('kept-page-ignored', { path, reason: 'It is of another build' })
    } catch (error) {
      log.warn('kept-page-ignored', { file, error })
    }
    await rm(file, { force: true }).catch(report)
  }

  /** Runs a step for a path after the steps before it, unless another answer was put meanwhile. */
  #step(path: string, answer: StoredAnswer | undefined, run: () => Promise<void>): Promise<void> {
    const step = (this.#steps.get(path) ?? Promise.resolve()).then(async () => {
      if (this.#answers.get(path) !== answer) return
      // An outdated file is worse than none.
      await run().catch((error) => {
        report(error)
        return this.#remove(path).catch(report)
      })
    })
    this.#steps.set(path, step)
    void step.then(() => this.#steps.get(path) === step && this.#steps.delete(path))
    return step
  }

  /** Replaces the path's files. The codings that take long follow (`#compress`). */
  async #replace(path: string, answer: StoredAnswer): Promise<void> {
    if (isServedAsFile(path, answer)) await this.#writeBodies(path, answer)
    await this.#writeAnswer(path, answer)
  }

  /** Adds what takes long once the rest is on disk. */
  async #compress(path: string, answer: StoredAnswer, replacing: Promise<void>): Promise<void> {
    // `replacing` has just been started, and writes what there is.
    if (answer.bodies.br) return
    await replacing
    await compressFully(answer)
    const { br } = answer.bodies
    if (!br) return
    await this.#step(path, answer, async () => {
      if (isServedAsFile(path, answer))
        await writeAtomically(this.#file(path) + ENDS.br, br, timeOf(answer.hash))
      await this.#writeAnswer(path, answer)
    })
  }

  async #remove(path: string): Promise<void> {
    const files = [
      this.#answerFile(path),
      ...Object.values(ENDS).map((end) => this.#file(path) + end),
    ]
    await Promise.all(files.map((file) => rm(file, { force: true })))
  }

  #writeAnswer(path: string, answer: StoredAnswer): Promise<void> {
    const content = writeAnswerFile({ path, build: this.#build, answer })
    return writeAtomically(this.#answerFile(path), content)
  }

  /** Writes a body in each coding that there is. None of them is an older one afterwards. */
  async #writeBodies(path: string, { bodies, hash }: StoredAnswer): Promise<void> {
    const file = this.#file(path)
    // The body as it is comes last: without it nginx sends no other.
    for (const coding of ENCODINGS) {
      const body = bodies[coding]
      if (body) await writeAtomically(file + ENDS[coding], body, timeOf(hash))
      else await rm(file + ENDS[coding], { force: true })
    }
  }

  #answerFile(path: string): string {
    return join(this.#folder, ANSWERS, createHash('sha256').update(path).digest('hex'))
  }

  #file(path: string): string {
    return join(this.#folder, FILES, PAGE_PATH.test(path) ? join(path, 'index.html') : path)
  }
}

function isServedAsFile(path: string, answer: StoredAnswer): boolean {
  return (PAGE_PATH.test(path) && isPage(answer)) || OTHER_PATHS.includes(path)
}

/** Another process may be writing to the same folder. */
async function removeUnlessBeingWritten(file: string, now: number): Promise<void> {
  const isUnfinished = basename(file).startsWith('.')
  // Its time of change tells nothing, see validator.ts.
  const about = isUnfinished ? await stat(file).catch(() => null) : null
  if (about && about.ctimeMs > now - UNFINISHED_MS) return
  await rm(file, { force: true })
}

function track(promises: Set<Promise<void>>, promise: Promise<void>): void {
  promises.add(promise)
  void promise.finally(() => promises.delete(promise))
}

function report(error: unknown): void {
  log.error('page-files-failed', { error })
}
