import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { log } from '../../monitoring/log.ts'
import { type Answer, hashOf } from './answer.ts'
import { timeOf } from './send.ts'
import { writeAtomically } from './writeAtomically.ts'

/** Milliseconds after which a file that was begun is no longer being written. */
const UNFINISHED_MS = 60_000

/** The folder of what is known of each answer but its body. */
const ANSWERS = 'answers'
/** The folder of bodies by path, which a web server before the site may send. */
const FILES = 'files'

/** The paths of pages. */
const PAGE_PATH = /^(?:\/|(?:\/[a-z0-9-]+)+)$/
/** The paths of the site's other files. */
const FILE_PATH = /^(?:\/[a-z0-9.][a-z0-9._-]*)+\.[a-z0-9]+$/

/** The files that stand for a page: itself, its feed, its Markdown twin and its picture. */
const OF_A_PAGE = /\/(?:index\.html|rss\.xml)$|\.md$|\/social\/.*\.png$/

/** The file beside a kept answer, which says how it was made. */
interface About extends Omit<Answer, 'body' | 'sitemapPage'> {
  /** The build that made the answer: its styles and scripts are those of the build. */
  build: string
  path: string
  /** The body of an answer that has no file, in Base64. */
  body?: string
}

/**
 * Keeps the last good answer of each path on disk, where it outlives restarts of the site and of the machine, and lets
 * nginx send pages while no process of ours runs:
 *
 *   files/<path>/index.html          the body of a page; other files by their path
 *   answers/<hash of the path>.json  its headers, its tags, and the hash of its body
 *
 * Only answers with status 200 have files for nginx: another one to the path removes them, and is kept for the next start
 * alone, such as a redirect, and the page for where nothing stands. A file that cannot be written is
 * logged and named by `problem`, and the site goes on from memory.
 */
export class PageFiles {
  readonly #folder: string
  readonly #build: string
  /** The answer of each path that is kept, or about to be. */
  readonly #answers = new Map<string, Answer>()
  /** The last step for each path. A step waits for those before it. */
  readonly #steps = new Map<string, Promise<void>>()
  #problem: string | null = null

  /** @param build names the build that the site runs: answers of another one are not used */
  constructor(folder: string, build: string) {
    this.#folder = folder
    this.#build = build
  }

  /** Returns why the last file could not be written, such as a full disk; null when it could. */
  get problem(): string | null {
    return this.#problem
  }

  /** Reads the answers that this build kept before. Those that are damaged, or of another build, are left out. */
  async read(): Promise<Map<string, Answer>> {
    const folder = join(this.#folder, ANSWERS)
    const names = await readdir(folder).catch(() => [])
    const found = await Promise.all(
      names
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .map((name) => this.#readOne(join(folder, name))),
    )
    for (const [path, answer] of found.flat()) this.#answers.set(path, answer)
    return new Map(found.flat())
  }

  /** Keeps an answer in place of the path's previous one; undefined removes that. Returns at once. */
  put(path: string, answer: Answer | undefined): void {
    if (!PAGE_PATH.test(path) && !FILE_PATH.test(path)) return
    if (this.#answers.get(path) === answer) return
    if (answer) this.#answers.set(path, answer)
    else this.#answers.delete(path)
    this.#step(path, answer, () => (answer ? this.#write(path, answer) : this.#remove(path)))
  }

  /** Resolves when everything that was put before is on disk. */
  async replaced(): Promise<void> {
    await Promise.all(this.#steps.values())
  }

  /** Copies the site's own files. Those of an earlier build stay: pages that browsers have need them. */
  async copyPublic(folder: string): Promise<void> {
    for (const file of await filesBelow(folder)) {
      const body = await readFile(file)
      const copy = join(this.#folder, FILES, relative(folder, file))
      await writeAtomically(copy, body, timeOf(hashOf(body))).catch((error) => this.#report(error))
    }
  }

  /**
   * Removes the files of pages that nobody publishes any more, and those that a process which has ended left
   * unfinished. Pages that another replica keeps in the same folder stay.
   *
   * @param now milliseconds since 1970
   */
  async removeOthers(isPublished: (path: string) => boolean, now = Date.now()): Promise<void> {
    for (const file of await filesBelow(join(this.#folder, FILES))) {
      const isOutdated = basename(file).startsWith('.')
        ? await isAbandoned(file, now)
        : OF_A_PAGE.test(file) && !isPublished(this.#pathOf(file))
      if (isOutdated) await rm(file, { force: true }).catch((error) => this.#report(error))
    }
  }

  async #readOne(file: string): Promise<[string, Answer][]> {
    try {
      const { build, path, body: own, ...about }: About = JSON.parse(await readFile(file, 'utf8'))
      if (build !== this.#build) return []
      const body = own === undefined ? await readFile(this.#file(path)) : Buffer.from(own, 'base64')
      if (hashOf(body) !== about.hash) throw new Error('Its body is another one')
      return [[path, { ...about, body }]]
    } catch (error) {
      log.warn('kept-page-ignored', { file: basename(file), error })
      return []
    }
  }

  /** Runs a step for a path after the steps before it, unless another answer was put meanwhile. */
  #step(path: string, answer: Answer | undefined, run: () => Promise<void>): void {
    const step = (this.#steps.get(path) ?? Promise.resolve()).then(async () => {
      if (this.#answers.get(path) !== answer) return
      // An outdated file is worse than none.
      await run().then(
        () => {
          this.#problem = null
        },
        (error) => {
          this.#report(error)
          return this.#remove(path).catch((failure) => this.#report(failure))
        },
      )
    })
    this.#steps.set(path, step)
    void step.then(() => this.#steps.get(path) === step && this.#steps.delete(path))
  }

  async #write(path: string, { body, sitemapPage: _, ...answer }: Answer): Promise<void> {
    const about: About = { ...answer, build: this.#build, path }
    if (answer.status === 200) await writeAtomically(this.#file(path), body, timeOf(answer.hash))
    else {
      await rm(this.#file(path), { force: true })
      about.body = body.toString('base64')
    }
    await writeAtomically(this.#aboutFile(path), Buffer.from(`${JSON.stringify(about)}\n`))
  }

  async #remove(path: string): Promise<void> {
    const files = [this.#aboutFile(path), this.#file(path)]
    await Promise.all(files.map((file) => rm(file, { force: true })))
  }

  #aboutFile(path: string): string {
    const name = createHash('sha256').update(path).digest('hex')
    return join(this.#folder, ANSWERS, `${name}.json`)
  }

  #file(path: string): string {
    return join(this.#folder, FILES, PAGE_PATH.test(path) ? join(path, 'index.html') : path)
  }

  /** Returns the path whose body a file has. */
  #pathOf(file: string): string {
    const name = `/${relative(join(this.#folder, FILES), file)}`
    return name.replace(/\/index\.html$/, '') || '/'
  }

  #report(error: unknown): void {
    this.#problem = error instanceof Error ? error.message : String(error)
    log.error('page-files-failed', { error })
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns whether a file that was begun is no longer being written. */
async function isAbandoned(file: string, now: number): Promise<boolean> {
  const about = await stat(file).catch(() => undefined)
  return about !== undefined && about.ctimeMs <= now - UNFINISHED_MS
}
