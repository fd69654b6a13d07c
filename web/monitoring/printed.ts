import { logFailure } from './failures.ts'

/** The milliseconds in which `MAX_TEXTS` are logged. */
const PERIOD_MS = 300_000
/** Different texts that are logged in that time: whoever sends a request may choose one. */
export const MAX_TEXTS = 20

/**
 * Turns what Next prints as a warning or an error into lines of our log, with the error's message and our frames of its
 * stack: Next would print the whole object, with whatever somebody put there, on several lines. The log itself keeps the
 * console as it was.
 */
export function logPrinted(): void {
  globalThis.logConsole = { ...console }
  const mayBeLogged = limitOfTexts()
  const logText = (...values: unknown[]) => {
    const text = values.filter((value) => typeof value === 'string').join(' ')
    const error = values.find((value) => value instanceof Error) ?? new Error(text)
    // By name: its class is another in the bundle of each route.
    if (error.name !== 'LoggedError' && mayBeLogged(error.message))
      logFailure('next-failed', undefined, error)
  }
  console.warn = logText
  console.error = logText
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
