import { type EvaluateOptions, type ExprNode, evaluateSync } from 'groq-js'
import { isRecord, type LakeDocument } from '../../store/document.ts'
import { type ArraySelector, attributePath, indexPath, rootPath } from './jsonPath.ts'
import { hidden } from './names.ts'
import { type Origin, Provenance } from './provenance.ts'
import { traced } from './trace.ts'

/** Which document and path each value of a result comes from. */
export interface SourceMap {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[]
  readonly paths: readonly string[]
  /** By the value's path in the result. */
  readonly mappings: Readonly<Record<string, Mapping>>
}

interface Mapping {
  readonly type: 'value'
  readonly source: {
    readonly type: 'documentValue'
    /** Places in `documents` and `paths`. */
    readonly document: number
    readonly path: number
  }
}

export interface TracedQuery {
  readonly tree: ExprNode
  readonly run: EvaluateOptions
  /** The answer that is mapped. */
  readonly result: unknown
  /** How elements of documents' arrays are named. */
  readonly selector: ArraySelector
}

/**
 * The content source map of an answer, found by evaluating the query once more over documents that
 * know where their values come from. Concatenated values map to the first of their parts. What
 * cannot be traced is left out: a source map is never a reason for a query to fail.
 *
 * @see https://www.sanity.io/docs/visual-editing/content-source-maps
 */
export function sourceMapOf({ tree, run, result, selector }: TracedQuery): SourceMap {
  const provenance = new Provenance(selector)
  const map = new SourceMapBuilder(provenance)
  try {
    const { data } = evaluateSync(traced(tree), withOrigins(run, provenance))
    map.add(result, data, rootPath)
  } catch {
    // What groq-js cannot evaluate over wrapped documents stays without origins.
  }
  return map.built()
}

function withOrigins(run: EvaluateOptions, provenance: Provenance): EvaluateOptions {
  const wrap = (value: unknown) => (isDocument(value) ? provenance.wrap(value) : value)
  const wrapAll = (value: unknown) => (Array.isArray(value) ? value.map(wrap) : value)
  const params = Object.entries(run.params ?? {}).map(([name, value]) => [
    name,
    name.startsWith(hidden) ? wrapAll(value) : value,
  ])
  return {
    ...run,
    dataset: wrapAll(run.dataset),
    params: Object.fromEntries(params),
    dereference: (reference) => wrap(run.dereference?.(reference)),
  }
}

function isDocument(value: unknown): value is LakeDocument {
  return isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string'
}

/** Values that are mapped at most: beyond, a map costs more than the pages that could show it. */
const maxMappings = 20_000

class SourceMapBuilder {
  readonly #provenance: Provenance
  readonly #documents = new Map<string, { readonly place: number; readonly _type: string }>()
  readonly #paths = new Map<string, number>()
  readonly #mappings: Record<string, Mapping> = {}
  #left = maxMappings

  constructor(provenance: Provenance) {
    this.#provenance = provenance
  }

  built(): SourceMap {
    const documents = [...this.#documents].map(([_id, { _type }]) => ({ _id, _type }))
    return { documents, paths: [...this.#paths.keys()], mappings: this.#mappings }
  }

  /** Maps a value of the result with what the traced query answers in its place. */
  add(value: unknown, trace: unknown, path: string): void {
    if (this.#left === 0) return
    if (typeof trace === 'string') {
      this.#map(path, this.#provenance.originOfMarked(trace, value))
    } else if (Array.isArray(value)) {
      if (!Array.isArray(trace) || trace.length !== value.length) return
      for (const [index, item] of value.entries()) {
        this.add(item, trace[index], indexPath(path, index))
      }
    } else if (isRecord(value) && isRecord(trace)) {
      for (const name of Object.keys(value)) {
        const own = trace[hidden + name] ?? trace[name]
        this.add(value[name], own, attributePath(path, name))
      }
    }
  }

  #map(path: string, origin: Origin | undefined): void {
    if (!origin) return
    this.#left -= 1
    const { _id, _originalId, _type } = origin.document
    const id = typeof _originalId === 'string' ? _originalId : _id
    const document = this.#documents.get(id)?.place ?? this.#documents.size
    if (document === this.#documents.size) this.#documents.set(id, { place: document, _type })
    const place = this.#paths.get(origin.path) ?? this.#paths.size
    this.#paths.set(origin.path, place)
    this.#mappings[path] = {
      type: 'value',
      source: { type: 'documentValue', document, path: place },
    }
  }
}
