import { type ExprNode, GroqSyntaxError, parse } from 'groq-js'
import { dataError } from '../apiError.ts'
import { Lru } from './lru.ts'
import { type Plan, planSources } from './sources.ts'

const plans = new Lru<string, Plan>(500)

/**
 * Parses a query, and caches the result. The cache's key includes the parameters that are numbers,
 * because the parser reads the bounds of a slice (`[0...$limit]`).
 *
 * @throws ApiError 400 `queryParseError`
 */
export function parseQuery(query: string, params: Record<string, unknown>): Plan {
  const numbers = Object.fromEntries(
    Object.entries(params).filter(([, value]) => typeof value === 'number'),
  )
  const key = `${query}\0${JSON.stringify(numbers)}`
  return plans.get(key) ?? plans.set(key, planSources(parseTree(query, numbers)))
}

function parseTree(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return parse(query, { params })
  } catch (error) {
    // The stack is exhausted; `withinQueryTime` reports it.
    if (error instanceof RangeError) throw error
    const description = error instanceof Error ? error.message : String(error)
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const end = Math.max(start, query.length)
    throw dataError(400, 'queryParseError', description, { query, start, end })
  }
}
