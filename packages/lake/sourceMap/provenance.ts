import { isRecord, type LakeDocument } from '../store/document.ts'
import { attributePath, elementPath, ROOT_PATH } from './jsonPath.ts'

/** The prefix of the attribute that contains the origin of another: `\0title` for `title`. */
export const HIDDEN = '\0'

/** The name that reads all hidden attributes of an object. */
export const HIDDEN_ATTRIBUTES = '\0*'

/** The origin of a value. */
export interface Origin {
  document: LakeDocument
  path: string
}

/**
 * Wraps documents so that an evaluation can read the origin of each value.
 *
 * A wrapped object has, for each attribute such as `title`, another named `\0title`: the text followed
 * by a mark, the number of its origin. Marks are made when they are read, so a query has no cost for
 * values it does not return.
 */
export class Provenance {
  readonly #origins: Origin[] = []
  readonly #documents = new WeakMap<LakeDocument, object>()

  wrap(document: LakeDocument): object {
    const known = this.#documents.get(document)
    if (known) return known
    const wrapped = this.#object(document, { document, path: ROOT_PATH })
    this.#documents.set(document, wrapped)
    return wrapped
  }

  /** The origin of a text's first mark, if the text without marks equals `expected`. */
  originOfMarked(marked: string, expected: unknown): Origin | undefined {
    const [first, ...more] = [...marked.matchAll(MARKS)]
    const text = marked.replace(MARKS, '')
    const same = typeof expected === 'string' ? text === expected : text === '' && !more.length
    return first && same ? this.#origins[Number(first[1])] : undefined
  }

  #object(target: Readonly<Record<string, unknown>>, origin: Origin): object {
    const at = (name: string): Origin => ({ ...origin, path: attributePath(origin.path, name) })
    const read = (name: string): unknown => {
      if (name === HIDDEN_ATTRIBUTES) return this.#allMarked(target, at)
      if (!name.startsWith(HIDDEN)) return this.#value(target[name], at(name))
      const own = name.slice(HIDDEN.length)
      return this.#marked(target[own], at(own))
    }
    const has = (name: string) => name.startsWith(HIDDEN) || Object.hasOwn(target, name)
    return new Proxy(target, {
      get(_, name) {
        if (name === 'hasOwnProperty') return has
        return typeof name === 'string' && has(name) ? read(name) : Reflect.get(target, name)
      },
    })
  }

  #value(value: unknown, origin: Origin): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => this.#value(item, this.#item(origin, item, index)))
    }
    return isRecord(value) ? this.#object(value, origin) : value
  }

  #marked(value: unknown, origin: Origin): unknown {
    if (value === null || value === undefined) return null
    if (Array.isArray(value)) {
      return value.map((item, index) => this.#marked(item, this.#item(origin, item, index)))
    }
    if (isRecord(value)) return this.#object(value, origin)
    const mark = `\0${this.#origins.push(origin) - 1}\0`
    return typeof value === 'string' ? value + mark : mark
  }

  #item(origin: Origin, item: unknown, index: number): Origin {
    return { ...origin, path: elementPath(origin.path, item, index) }
  }

  #allMarked(target: Readonly<Record<string, unknown>>, at: (name: string) => Origin): unknown {
    return Object.fromEntries(
      Object.keys(target).map((name) => [HIDDEN + name, this.#marked(target[name], at(name))]),
    )
  }
}

const MARKS = /\0(\d+)\0/g
