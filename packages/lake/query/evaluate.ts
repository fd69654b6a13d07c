import { type EvaluateOptions, evaluateSync, toJS } from 'groq-js'
import { dataError } from '../apiError.ts'
import { findDocuments } from '../search/findDocuments.ts'
import { type SourceMap, sourceMapOf } from '../sourceMap/sourceMap.ts'
import { sortById } from '../store/snapshot.ts'
import type { View } from '../view/view.ts'
import { constantFunction } from './constants.ts'
import { parseQuery } from './parse.ts'
import type { Source } from './sources.ts'
import { EVERYTHING_TAG, idTag, type SyncTag, typeTag } from './syncTags.ts'

export interface QueryOptions {
  view: View
  query: string
  params: Record<string, unknown>
  /** The value that `identity()` returns. */
  identity: string
  /** The values that `sanity::projectId()` and `sanity::dataset()` return. */
  sanity: { projectId: string; dataset: string }
  /** Whether the response has a source map. */
  sourceMap?: boolean
}

export interface QueryResponse {
  result: unknown
  /** The tags of the types and documents that were read. Changes to others cannot change the result. */
  syncTags: readonly SyncTag[]
  resultSourceMap?: SourceMap
}

/**
 * Evaluates a GROQ query.
 *
 * @throws ApiError 400 `queryParseError`, or `queryEvaluationError` for what groq-js does not support
 */
export function evaluateQuery(options: QueryOptions): QueryResponse {
  const { view, query, params, identity, sanity } = options
  const plan = parseQuery(query, params)
  const tags = new Set<SyncTag>(plan.readsEverything ? [EVERYTHING_TAG] : [])
  const run: EvaluateOptions = {
    dataset: plan.readsEverything ? view.all() : [],
    params: { ...params },
    // One moment for the query and its subqueries.
    timestamp: new Date(),
    identity,
    sanity,
    dereference({ _ref }) {
      tags.add(idTag(_ref))
      return view.get(_ref)
    },
  }
  try {
    for (const source of plan.sources) {
      const read = readSource(source, view, run, tags)
      run.params = { ...run.params, [source.parameter]: read }
    }
    for (const search of plan.searches) {
      const found = findDocuments(search, view, run)
      run.params = { ...run.params, [search.parameter]: found }
      tags.add(EVERYTHING_TAG)
    }
    for (const constant of plan.constants) {
      run.params = { ...run.params, [constant.parameter]: constantFunction(constant, run) }
    }
    const result = toJS(evaluateSync(plan.tree, run)) ?? null
    const response = { result, syncTags: [...tags] }
    if (!options.sourceMap) return response
    return { ...response, resultSourceMap: sourceMapOf({ tree: plan.tree, run, result }) }
  } catch (error) {
    // The stack is exhausted; `withinQueryTime` reports it.
    if (error instanceof RangeError) throw error
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
  if (attribute === '_id') {
    const found = [...wanted].map((id) => ({ id, document: view.withId(id) }))
    // A draft's id finds what the view shows under another one.
    return sortById(found.flatMap(({ id, document }) => (document?._id === id ? document : [])))
  }
  const [first = '', ...rest] = wanted
  return rest.length === 0
    ? view.ofType(first)
    : sortById([...wanted].flatMap((type) => view.ofType(type)))
}

/** The texts that a value is or has; the filter itself knows whether it asked for one or for a list. */
function strings(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item) => typeof item === 'string')
}
