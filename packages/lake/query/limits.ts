import { type Context, createContext, Script } from 'node:vm'
import { dataError } from '../apiError.ts'
import type { LakeLimits } from '../config.ts'
import { isRecord } from '../store/document.ts'

/** The limits on one query. */
export type QueryLimits = Pick<LakeLimits, 'queryLength' | 'queryTime'>

/** Holds the function that the script calls. */
const context: Context = createContext({})
const CALL = new Script('work()')

/**
 * Returns the result of `work`, which parses and evaluates a query from a request.
 *
 * @throws ApiError 400 for a query that is too long, before `work` is called; else as `withinQueryTime`
 */
export function withinQueryLimits<Result>(
  query: string,
  limits: QueryLimits,
  work: () => Result,
): Result {
  const { queryLength } = limits
  if (query.length > queryLength) {
    throw dataError(
      400,
      'queryParseError',
      `The query has ${query.length} characters. The limit is ${queryLength}: pass data as parameters, or split the query.`,
    )
  }
  return withinQueryTime(limits, work)
}

/**
 * Returns the result of `work`, or stops it after `queryTime`. Queries are evaluated synchronously, so
 * the Lake answers no other request in the meantime.
 *
 * Node can stop synchronous code only inside `vm` (https://nodejs.org/api/vm.html#scriptrunincontextcontextifiedobject-options).
 * It does so without running `finally` blocks, so `work` must not write to the database or to a
 * stream.
 *
 * @throws ApiError 400 when the time is up, or the stack or the longest possible string is exceeded
 */
export function withinQueryTime<Result>({ queryTime }: QueryLimits, work: () => Result): Result {
  context.work = work
  try {
    return CALL.runInContext(context, { timeout: queryTime, displayErrors: false })
  } catch (error) {
    if (isTimeout(error)) {
      throw dataError(
        400,
        'queryEvaluationError',
        `The query was stopped after ${queryTime} ms. Filter by _type or _id, or ask for less.`,
      )
    }
    if (error instanceof RangeError) {
      throw dataError(
        400,
        'queryEvaluationError',
        'The query is nested too deeply, or its result is too large.',
      )
    }
    throw error
  } finally {
    context.work = undefined
  }
}

/** The error comes from the script's own context, whose `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return isRecord(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
