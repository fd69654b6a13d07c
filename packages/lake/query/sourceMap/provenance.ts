import { isRecord, type LakeDocument } from '../../store/document.ts'
import { type ArraySelector, attributePath, elementPath, rootPath } from './jsonPath.ts'
import { hidden, hiddenAttributes } from './names.ts'

/** Where a value comes from. */
export interface Origin {
  readonly document: LakeDocument
  readonly path: string
}

/**
 * Documents as one evaluation sees them, each value knowing where it comes from.
 *
 * An object is wrapped: it reads as it is, and next to `title` it answers `\0title` with a mark: the
 * text followed by the number of its origin. Marks are made as they are read, so that a query pays
 * for what it shows.
 */
export class Provenance {
  readonly #selector: ArraySelector
  readonly #origins: Origin[] = []
  readonly #documents = new WeakMap<LakeDocument, object>()

  constructor(selector: ArraySelector) {
    this.#selector = selector
  }

  wrap(document: LakeDocument): object {
    const known = this.#documents.get(document)
    if (known) return known
    const wrapped = this.#object(document, { document, path: rootPath })
    this.#documents.set(document, wrapped)
    return wrapped
  }

  /** The first origin among a text's marks, provided that the text is `expected` without them. */
  originOfMarked(marked: string, expected: unknown): Origin | undefined {
    const [first, ...more] = [...marked.matchAll(marks)]
    const text = marked.replace(marks, '')
    const same = typeof expected === 'string' ? text === expected : text === '' && !more.length
    return first && same ? this.#origins[Number(first[1])] : undefined
  }

  #object(target: Readonly<Record<string, unknown>>, origin: Origin): object {
    const at = (name: string): Origin => ({ ...origin, path: attributePath(origin.path, name) })
    const read = (name: string): unknown => {
      if (name === hiddenAttributes) return this.#allMarked(target, at)
      if (!name.startsWith(hidden)) return this.#value(target[name], at(name))
      const own = name.slice(hidden.length)
      return this.#marked(target[own], at(own))
    }
    const has = (name: string) => name.startsWith(hidden) || Object.hasOwn(target, name)
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
    return { ...origin, path: elementPath(origin.path, item, index, this.#selector) }
  }

  #allMarked(target: Readonly<Record<string, unknown>>, at: (name: string) => Origin): unknown {
    return Object.fromEntries(
      Object.keys(target).map((name) => [hidden + name, this.#marked(target[name], at(name))]),
    )
  }
}

const marks = /\0(\d+)\0/g
