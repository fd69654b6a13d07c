import { ExpiringMap } from '../common/expiringMap.ts'
import { log } from './log.ts'
import { pathForLog } from './pathForLog.ts'

/** The milliseconds for which a failure that was logged is only counted. */
const PERIOD_MS = 300_000
/** The number of failures that are told apart. */
const MAX_FAILURES = 500
/** The number of frames of a stack that a line has. */
const MAX_FRAMES = 5

const reported = new ExpiringMap<true>(PERIOD_MS, MAX_FAILURES)
/** The number of times that each failure happened since it was logged. */
const repeated = new Map<string, number>()

/** An error that was logged where it happened. Whoever gets it has nothing left to say. */
export class LoggedError extends Error {
  override readonly name = 'LoggedError'
}

/**
 * Logs that a path failed: one line for each path and cause in five minutes, with our own frames of the stack, and
 * in `count` how often it has failed since the line before.
 */
export function logFailure(event: string, path: string | undefined, error: unknown): void {
  const key = JSON.stringify([event, path, error instanceof Error ? error.message : 'unknown'])
  const count = (repeated.get(key) ?? 0) + 1
  const now = Date.now()
  if (reported.get(key, now)) {
    repeated.set(key, count)
    return
  }
  repeated.delete(key)
  reported.set(key, true, now)
  if (repeated.size > MAX_FAILURES) repeated.clear()
  const frames = framesOf(error)
  log.error(event, {
    ...(path === undefined ? {} : { path: pathForLog(path) }),
    error: error instanceof Error ? error : `no error, but ${typeof error}`,
    ...(frames.length > 0 ? { frames } : {}),
    count,
  })
}

/** Returns the frames of an error's stack that are in our own code, from the innermost. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at ') && !/node_modules|node:|<anonymous>/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) =>
      line.slice('at '.length).replace(/(?:file:\/\/)?\/\S*?\/(?=(?:web|packages)\/)/, ''),
    )
}
