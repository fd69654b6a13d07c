import type { StoredAnswer } from './storedAnswer.ts'

/** How many answers with another status than 200 are stored: paths that do not exist share this space. */
const MAX_OTHERS = 500
/** How many answers with status 200 are stored: more than the site will have, so that memory is bounded. */
const MAX_PAGES = 5000

/** Stores answers by path, and finds them by tag. When it is full, the one stored longest ago is removed. */
export class AnswerStore {
  readonly #pages = new Map<string, StoredAnswer>()
  readonly #others = new Map<string, StoredAnswer>()
  readonly #pathsByTag = new Map<string, Set<string>>()
  #lastOther: StoredAnswer | undefined
  readonly #onChange: (path: string, answer: StoredAnswer | undefined) => void

  /** @param onChange called with each answer that is stored; with undefined for one that is removed */
  constructor(
    onChange: (path: string, answer: StoredAnswer | undefined) => void = () => undefined,
  ) {
    this.#onChange = onChange
  }

  /** How many answers are stored. */
  get size(): number {
    return this.#pages.size + this.#others.size
  }

  /** The last answer with another status than 200: paths that do not exist have the same page. */
  get lastOther(): StoredAnswer | undefined {
    return this.#lastOther
  }

  get(path: string): StoredAnswer | undefined {
    return this.#pages.get(path) ?? this.#others.get(path)
  }

  /** Stores an answer in place of the path's previous one. */
  set(path: string, answer: StoredAnswer): void {
    this.#remove(path)
    const [space, limit] =
      answer.status === 200 ? [this.#pages, MAX_PAGES] : [this.#others, MAX_OTHERS]
    space.set(path, answer)
    if (space === this.#others) this.#lastOther = answer
    for (const tag of answer.tags) {
      const paths = this.#pathsByTag.get(tag) ?? new Set()
      this.#pathsByTag.set(tag, paths.add(path))
    }
    const [oldest] = space.keys()
    if (space.size > limit && oldest !== undefined) this.delete(oldest)
    this.#onChange(path, answer)
  }

  delete(path: string): void {
    this.#remove(path)
    this.#onChange(path, undefined)
  }

  /** Returns the paths of the answers that have become wrong by themselves. */
  pathsDue(now: number): string[] {
    return [...this.#pages, ...this.#others].flatMap(([path, { freshUntil }]) =>
      freshUntil !== null && freshUntil <= now ? path : [],
    )
  }

  #remove(path: string): void {
    for (const tag of this.get(path)?.tags ?? []) {
      const paths = this.#pathsByTag.get(tag)
      paths?.delete(path)
      if (paths?.size === 0) this.#pathsByTag.delete(tag)
    }
    this.#pages.delete(path)
    this.#others.delete(path)
  }

  /** Returns the paths of the answers with one of these tags. */
  pathsWith(tags: readonly string[]): string[] {
    return [...new Set(tags.flatMap((tag) => [...(this.#pathsByTag.get(tag) ?? [])]))]
  }
}
