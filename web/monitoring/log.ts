import { AsyncLocalStorage } from 'node:async_hooks'
import { textForLog } from './pathForLog.ts'

/** The levels, from the least to the most important. */
const LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof LEVELS)[number]

/** Characters of a text that a line keeps. */
const MAX_TEXT_LENGTH = 500

/** The id of the request that is being answered, for the lines that are written meanwhile. */
export const requestScope = new AsyncLocalStorage<string>()

type Write = (event: string, fields?: Record<string, unknown>) => void

/**
 * Writes the log: a line of JSON for each event, with `time`, `level`, `event`, the `request` that it
 * belongs to, and the fields given. 'info' and 'debug' go to the standard output, the others to standard
 * error; LOG_LEVEL names the least important level that is written ('info'). Rotation is the platform's.
 *
 * Texts and errors are cut, and lose what may identify a person (pathForLog.ts). That is the second
 * safeguard: never give it a body, a query or a header of a visitor.
 */
export const log: Record<Level, Write> = {
  debug: (event, fields) => write('debug', event, fields),
  info: (event, fields) => write('info', event, fields),
  warn: (event, fields) => write('warn', event, fields),
  error: (event, fields) => write('error', event, fields),
}

/** Whether lines of a level are written. */
export function isLogged(level: Level): boolean {
  const least = LEVELS.find((each) => each === process.env.LOG_LEVEL) ?? 'info'
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

declare global {
  /** The console of the log, once what others print on theirs becomes lines of it (printed.ts). */
  var logConsole: Console | undefined
}

/** The method of the console that writes a level. */
const METHODS = { debug: 'log', info: 'log', warn: 'warn', error: 'error' } as const

function write(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  if (!isLogged(level)) return
  const kept = Object.entries(fields).map(([name, value]) => [name, valueForLog(value)])
  const { logConsole = console } = globalThis
  logConsole[METHODS[level]](
    JSON.stringify({
      time: new Date().toISOString(),
      level,
      event,
      // The id is not cut as the fields are: it was checked (`observed`), and its digits may look like a phone's.
      request: requestScope.getStore(),
      ...Object.fromEntries(kept),
    }),
  )
}

function valueForLog(value: unknown): unknown {
  if (typeof value === 'string') return textForLog(value, MAX_TEXT_LENGTH)
  if (value instanceof Error) return textForLog(describe(value), MAX_TEXT_LENGTH)
  if (Array.isArray(value)) return value.map(valueForLog)
  return typeof value === 'object' && value !== null ? String(value) : value
}

/** An error in one text, with what caused it: 'TypeError: fetch failed (ECONNREFUSED)'. */
function describe({ name, message, cause }: Error): string {
  const reason = cause instanceof Error ? ` (${cause.message || cause.name})` : ''
  return `${name}: ${message}${reason}`
}
