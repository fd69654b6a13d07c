import type { Answer } from './answer.ts'

/** Stores answers by path, and finds them by tag. Only published paths are stored, so that their number is bounded. */
export class AnswerStore {
  readonly #answers = new Map<string, Answer>()
  readonly #pathsByTag = new Map<string, Set<string>>()

  /** The number of answers that are stored. */
  get size(): number {
    return this.#answers.size
  }

  get(path: string): Answer | undefined {
    return this.#answers.get(path)
  }

  /** Stores an answer in place of the path's previous one. */
  set(path: string, answer: Answer): void {
    this.delete(path)
    this.#answers.set(path, answer)
    for (const tag of answer.tags) {
      const paths = this.#pathsByTag.get(tag) ?? new Set()
      this.#pathsByTag.set(tag, paths.add(path))
    }
  }

  delete(path: string): void {
    for (const tag of this.get(path)?.tags ?? []) {
      const paths = this.#pathsByTag.get(tag)
      paths?.delete(path)
      if (paths?.size === 0) this.#pathsByTag.delete(tag)
    }
    this.#answers.delete(path)
  }

  /** Returns the paths of all answers. */
  paths(): string[] {
    return [...this.#answers.keys()]
  }

  /**
   * Returns the paths of the answers that have become wrong by themselves.
   *
   * @param now milliseconds since 1970
   */
  pathsDue(now: number): string[] {
    return [...this.#answers].flatMap(([path, { freshUntil }]) =>
      freshUntil !== null && freshUntil <= now ? path : [],
    )
  }

  /** Returns the paths of the answers with one of these tags. */
  pathsWith(tags: readonly string[]): string[] {
    return [...new Set(tags.flatMap((tag) => [...(this.#pathsByTag.get(tag) ?? [])]))]
  }
}
