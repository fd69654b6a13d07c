import { type EvaluateOptions, evaluateSync, toJS } from 'groq-js'
import { dataError } from '../apiError.ts'
import { sortById } from '../store/snapshot.ts'
import { parseQuery } from './parse.ts'
import type { ArraySelector } from './sourceMap/jsonPath.ts'
import { type SourceMap, sourceMapOf } from './sourceMap/sourceMap.ts'
import type { Source } from './sources.ts'
import { everythingTag, idTag, type SyncTag, typeTag } from './syncTags.ts'
import { foundBy, type SearchIndex } from './text/found.ts'
import type { View } from './view.ts'

export interface QueryOptions {
  readonly view: View
  readonly query: string
  readonly params: Record<string, unknown>
  /** What `identity()` answers. */
  readonly identity: string
  /** What `sanity::projectId()` and `sanity::dataset()` answer. */
  readonly sanity: { readonly projectId: string; readonly dataset: string }
  /** Asks for a source map, and how it names elements of arrays. */
  readonly sourceMap?: ArraySelector | undefined
  /** The index of all documents a view can show; without one, searches read them. */
  readonly searchIndex?: SearchIndex
}

export interface QueryAnswer {
  readonly result: unknown
  /** Tags of the types and documents that were read; a change elsewhere cannot alter the answer. */
  readonly syncTags: readonly SyncTag[]
  readonly resultSourceMap?: SourceMap
}

/**
 * Answers a GROQ query.
 *
 * @throws ApiError 400 `queryParseError`, or `queryEvaluationError` for what groq-js cannot do
 */
export function evaluateQuery(options: QueryOptions): QueryAnswer {
  const { view, query, params, identity, sanity } = options
  const plan = parseQuery(query, params)
  const tags = new Set<SyncTag>(plan.readsEverything ? [everythingTag] : [])
  const run: EvaluateOptions = {
    dataset: plan.readsEverything ? view.all() : [],
    params: { ...params },
    identity,
    sanity,
    dereference({ _ref }) {
      tags.add(idTag(_ref))
      return view.get(_ref)
    },
  }
  try {
    for (const source of plan.sources) {
      run.params = { ...run.params, [source.parameter]: readSource(source, view, run, tags) }
    }
    for (const search of plan.searches) {
      const found = foundBy(search, view, run, options.searchIndex)
      run.params = { ...run.params, [search.parameter]: found }
      tags.add(everythingTag)
    }
    const result = toJS(evaluateSync(plan.tree, run)) ?? null
    const answer = { result, syncTags: [...tags] }
    const { sourceMap: selector } = options
    if (!selector) return answer
    return { ...answer, resultSourceMap: sourceMapOf({ tree: plan.tree, run, result, selector }) }
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    throw dataError(400, 'queryEvaluationError', description, { query })
  }
}

function readSource(
  { attribute, values }: Source,
  view: View,
  run: EvaluateOptions,
  tags: Set<SyncTag>,
) {
  const wanted = new Set(strings(evaluateSync(values, { params: run.params ?? {} }).data))
  for (const value of wanted) tags.add(attribute === '_id' ? idTag(value) : typeTag(value))
  if (attribute === '_id') return sortById([...wanted].flatMap((id) => view.withId(id) ?? []))
  const [first = '', ...rest] = wanted
  return rest.length === 0
    ? view.ofType(first)
    : sortById([...wanted].flatMap((type) => view.ofType(type)))
}

function strings(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item) => typeof item === 'string')
}
