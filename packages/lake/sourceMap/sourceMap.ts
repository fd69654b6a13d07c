import { type EvaluateOptions, type ExprNode, evaluateSync } from 'groq-js'
import { isFunctionValue } from '../groq/call.ts'
import { isDocument, isRecord } from '../store/document.ts'
import { attributePath, indexPath, ROOT_PATH } from './jsonPath.ts'
import { HIDDEN, type Origin, Provenance } from './provenance.ts'
import { traced } from './trace.ts'

/** The document and the path from which each value of a result comes. */
export interface SourceMap {
  documents: readonly { _id: string; _type: string }[]
  paths: readonly string[]
  /** The mappings by the value's path in the result. */
  mappings: Readonly<Record<string, Mapping>>
}

interface Mapping {
  type: 'value'
  source: {
    type: 'documentValue'
    /** The indexes in `documents` and `paths`. */
    document: number
    path: number
  }
}

interface TracedQuery {
  tree: ExprNode
  run: EvaluateOptions
  /** The result that is mapped. */
  result: unknown
}

/**
 * Returns the content source map of a result. It evaluates the query again, over documents whose
 * values have origins. A concatenated value maps to its first part. Values that cannot be traced have
 * no mapping; they do not make the query fail.
 *
 * @see https://www.sanity.io/docs/visual-editing/content-source-maps
 */
export function sourceMapOf({ tree, run, result }: TracedQuery): SourceMap {
  const provenance = new Provenance()
  const map = new SourceMapBuilder(provenance)
  try {
    const { data } = evaluateSync(traced(tree), withOrigins(run, provenance))
    map.add(result, data, ROOT_PATH)
  } catch {
    // groq-js cannot evaluate this query over wrapped documents: the result has no origins.
  }
  return map.build()
}

function withOrigins(run: EvaluateOptions, provenance: Provenance): EvaluateOptions {
  const wrap = (value: unknown) => (isDocument(value) ? provenance.wrap(value) : value)
  const wrapAll = (value: unknown) =>
    Array.isArray(value) && !isFunctionValue(value) ? value.map(wrap) : value
  const params = Object.entries(run.params ?? {}).map(([name, value]) => [
    name,
    name.startsWith(HIDDEN) ? wrapAll(value) : value,
  ])
  return {
    ...run,
    dataset: wrapAll(run.dataset),
    params: Object.fromEntries(params),
    dereference: (reference) => wrap(run.dereference?.(reference)),
  }
}

class SourceMapBuilder {
  readonly #provenance: Provenance
  readonly #documents = new Map<string, { place: number; _type: string }>()
  readonly #paths = new Map<string, number>()
  readonly #mappings: Record<string, Mapping> = {}

  constructor(provenance: Provenance) {
    this.#provenance = provenance
  }

  build(): SourceMap {
    const documents = [...this.#documents].map(([_id, { _type }]) => ({ _id, _type }))
    return { documents, paths: [...this.#paths.keys()], mappings: this.#mappings }
  }

  /** Maps a value of the result, given the value of the traced query in the same place. */
  add(value: unknown, trace: unknown, path: string): void {
    if (typeof trace === 'string') {
      this.#map(path, this.#provenance.originOfMarked(trace, value))
    } else if (Array.isArray(value)) {
      if (!Array.isArray(trace) || trace.length !== value.length) return
      for (const [index, item] of value.entries()) {
        this.add(item, trace[index], indexPath(path, index))
      }
    } else if (isRecord(value) && isRecord(trace)) {
      for (const name of Object.keys(value)) {
        const own = trace[HIDDEN + name] ?? trace[name]
        this.add(value[name], own, attributePath(path, name))
      }
    }
  }

  #map(path: string, origin: Origin | undefined): void {
    if (!origin) return
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
