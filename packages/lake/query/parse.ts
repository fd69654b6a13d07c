import { GroqSyntaxError } from 'groq-js'
import { dataError } from '../apiError.ts'
import { parametersInBrackets } from '../groq/brackets.ts'
import { parseGroq } from '../groq/parse.ts'
import { parametersOf } from '../groq/syntax.ts'
import { type Plan, planSources } from './sources.ts'

interface ParsedQuery {
  plan: Plan
  /** The parameters that the evaluation reads. */
  parameters: readonly string[]
}

const CACHED_QUERIES = 500
const parsedQueries = new Map<string, ParsedQuery>()

/**
 * Parses a query, and caches the result. The cache's key includes the parameters in brackets, because
 * the parser reads them (`title[$language]`, `[0...$limit]`).
 *
 * @throws ApiError 400 `queryParseError`, also for a parameter that is not given
 */
export function parseQuery(query: string, params: Record<string, unknown>): Plan {
  const parsed = parseCached(query, keysAmong(parametersInBrackets(query), params))
  const missing = parsed.parameters.find((name) => !Object.hasOwn(params, name))
  if (missing !== undefined) {
    throw parseError(query, `param $${missing} referenced, but not provided`)
  }
  return parsed.plan
}

/** The parameters with a name that can be an attribute's name, or an index. */
function keysAmong(
  names: readonly string[],
  params: Record<string, unknown>,
): Record<string, unknown> {
  const given = names.filter((name) => ['string', 'number'].includes(typeof params[name]))
  return Object.fromEntries(given.map((name) => [name, params[name]]))
}

function parseCached(query: string, params: Record<string, unknown>): ParsedQuery {
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsedQueries.get(key)
  if (known) return known
  const parsed = parseTree(query, params)
  if (parsedQueries.size >= CACHED_QUERIES) parsedQueries.clear()
  parsedQueries.set(key, parsed)
  return parsed
}

function parseTree(query: string, params: Record<string, unknown>): ParsedQuery {
  try {
    const tree = parseGroq(query, { params })
    return { plan: planSources(tree), parameters: parametersOf(tree) }
  } catch (error) {
    // The stack is exhausted; `withinQueryTime` reports it.
    if (error instanceof RangeError) throw error
    const description = error instanceof Error ? error.message : String(error)
    throw parseError(query, description, error instanceof GroqSyntaxError ? error.position : 0)
  }
}

function parseError(query: string, description: string, start = 0): Error {
  return dataError(400, 'queryParseError', description, {
    query,
    start,
    end: Math.max(start, query.length),
  })
}
