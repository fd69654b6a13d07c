import { logFailure } from './failures.ts'

/** The milliseconds in which `MAX_TEXTS` are logged. */
const PERIOD_MS = 300_000
/** Different texts that are logged in that time: whoever sends a request may choose one. */
export const MAX_TEXTS = 20

/**
 * Turns what Next prints as a warning or an error into lines of our log, with the error's message and our frames of its
 * stack: Next would print the whole object, with whatever somebody put there, on several lines.
 */
export function logPrinted(): void {
  const mayBeLogged = limitOfTexts()
  for (const method of ['warn', 'error'] as const) {
    const write = console[method]
    console[method] = (...values: unknown[]) => {
      if (values.length === 1 && isOurs(values[0])) write(values[0])
      else logText(values, mayBeLogged)
    }
  }
}

/** Returns whether a text is a line that `log` has written. */
function isOurs(text: unknown): boolean {
  if (typeof text !== 'string' || !text.startsWith('{')) return false
  try {
    const { time, level, event } = JSON.parse(text)
    return [time, level, event].every((value) => typeof value === 'string')
  } catch {
    return false
  }
}

function logText(values: unknown[], mayBeLogged: (text: string) => boolean): void {
  const text = values.filter((value) => typeof value === 'string').join(' ')
  const error = values.find((value) => value instanceof Error) ?? new Error(text)
  // By name: its class is another in the bundle of each route.
  if (error.name !== 'LoggedError' && mayBeLogged(error.message))
    logFailure('next-failed', undefined, error)
}

/** Returns a function that tells whether a text is one of the first of its period. */
function limitOfTexts(): (text: string) => boolean {
  const texts = new Set<string>()
  let nextPeriod = 0
  return (text) => {
    const now = Date.now()
    if (now >= nextPeriod) {
      texts.clear()
      nextPeriod = now + PERIOD_MS
    }
    if (texts.size < MAX_TEXTS) texts.add(text)
    return texts.has(text)
  }
}
