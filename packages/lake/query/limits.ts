import { type Context, createContext, Script } from 'node:vm'
import { type ApiError, dataError } from '../apiError.ts'
import { isRecord } from '../store/document.ts'

/** Work was interrupted because its time was up. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp'
}

/** The number of times that work is begun which was interrupted while other programs had the processor. */
const ATTEMPTS = 3

/** The part of its time for which interrupted work had the processor, at least, if its own length was the reason. */
const OWN_PART = 0.8

/** Microseconds in a millisecond. */
const MICROSECONDS = 1000

/** Holds the function that the script calls. */
const context: Context = createContext({})
const CALL = new Script('work()')

/**
 * Checks a query from a request before it is parsed.
 *
 * @param longest the number of characters that it may have
 * @throws ApiError 400 for a longer one
 */
export function checkQueryLength(query: string, longest: number): void {
  if (query.length <= longest) return
  throw dataError(
    400,
    'queryParseError',
    `The query has ${query.length} characters. The limit is ${longest}: pass data as parameters, or split the query.`,
  )
}

/**
 * Returns the result of `work`, which parses or evaluates queries, or interrupts it after so many milliseconds. What
 * is in one call of V8 itself ends first, such as the concatenation of two lists.
 *
 * Node can stop synchronous code only inside `vm` (https://nodejs.org/api/vm.html#scriptrunincontextcontextifiedobject-options).
 * It does so without running `finally` blocks, so `work` must not write to the database or to a
 * stream.
 *
 * @throws TimeIsUp; ApiError 400 when the stack or the longest possible string is exceeded
 */
export function interruptAfter<Result>(ms: number, work: () => Result): Result {
  context.work = work
  try {
    return CALL.runInContext(context, { timeout: ms, displayErrors: false })
  } catch (error) {
    if (isTimeout(error)) throw new TimeIsUp()
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

/**
 * Returns the result of `work`, or interrupts it after it has had the processor for so many milliseconds, about: work that
 * was interrupted while other programs had the processor begins anew, with twice the time. So it must be repeatable.
 *
 * @throws as `interruptAfter`
 */
export function interruptAfterOwnTime<Result>(ms: number, work: () => Result): Result {
  for (let attempt = 1; ; attempt++) {
    const begun = process.threadCpuUsage()
    try {
      return interruptAfter(ms * 2 ** (attempt - 1), work)
    } catch (error) {
      if (!(error instanceof TimeIsUp) || attempt === ATTEMPTS) throw error
      const { user, system } = process.threadCpuUsage(begun)
      if ((user + system) / MICROSECONDS > ms * OWN_PART) throw error
    }
  }
}

/** The error of a query that took longer than it may. */
export function stoppedAfter(ms: number): ApiError {
  return dataError(
    400,
    'queryEvaluationError',
    `The query was stopped after ${ms} ms. Filter by _type or _id, or ask for less.`,
  )
}

/** The error comes from the script's own context, whose `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return isRecord(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
