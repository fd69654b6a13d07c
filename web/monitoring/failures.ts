import { ExpiringMap } from '../common/expiringMap.ts'
import { log } from './log.ts'
import { pathForLog } from './pathForLog.ts'

/** The milliseconds for which a failure that was logged is only counted. */
const PERIOD_MS = 300_000
/** The number of failures that are told apart. */
const MAX_FAILURES = 500
/** The number of paths that lines name for one cause in a period. All others share one line, which names none. */
const MAX_PATHS = 10
/** The number of frames of a stack that a line has. */
const MAX_FRAMES = 5

const reported = new ExpiringMap<true>(PERIOD_MS, MAX_FAILURES)
/** The paths that were named for each cause. */
const named = new ExpiringMap<Set<string>>(PERIOD_MS, MAX_FAILURES)
/** The number of times that each failure happened since it was logged. */
const repeated = new Map<string, number>()

/** An error that was logged where it happened. Whoever gets it has nothing left to say. */
export class LoggedError extends Error {
  override readonly name = 'LoggedError'
}

/**
 * Logs that a path failed: one line for each path and cause in five minutes, with our own frames of the stack, and
 * in `count` how often it has failed since the line before. When a cause has `MAX_PATHS` lines, one more without a path
 * counts the failures of all other paths.
 */
export function logFailure(event: string, failed: string | undefined, error: unknown): void {
  const now = Date.now()
  const cause = JSON.stringify([event, error instanceof Error ? error.message : 'unknown'])
  const path = isNamed(failed, cause, now) ? failed : undefined
  const key = JSON.stringify([cause, path])
  const count = (repeated.get(key) ?? 0) + 1
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

/** Returns whether lines about a cause name this path. */
function isNamed(path: string | undefined, cause: string, now: number): boolean {
  if (path === undefined) return false
  const paths = named.get(cause, now) ?? named.set(cause, new Set(), now)
  if (paths.size < MAX_PATHS) paths.add(path)
  return paths.has(path)
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
