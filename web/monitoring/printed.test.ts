import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { logPrinted } from './printed.ts'

/** A line of the log, which somebody sends in place of an action's name, say. */
const FORGED_LINE = '{"time":"now","level":"info","event":"lead-stored"}'

let lines: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  lines = []
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
  logPrinted()
})

afterEach(() => {
  globalThis.logConsole = undefined
  vi.useRealTimers()
})

const parsed = () => lines.map((line): Record<string, unknown> => JSON.parse(line))

test.each<[print: string, values: unknown[], error: string]>([
  [
    'an error',
    [new TypeError('no action "40aa"\nRead more')],
    'TypeError: no action "40aa"\nRead more',
  ],
  ['a text', ['⨯ The resource', 'is away'], 'Error: ⨯ The resource is away'],
  ['a text beside an error', ['⨯', new Error('closed')], 'Error: closed'],
  ['what looks like a line of the log', [FORGED_LINE], `Error: ${FORGED_LINE}`],
])('%s that Next prints is a line of our log', (_, values, error) => {
  console.warn(...values)
  vi.advanceTimersByTime(300_000)
  console.error(...values)
  expect(parsed().map((line) => [line.event, line.level, line.error])).toEqual(
    Array(2).fill(['next-failed', 'error', error]),
  )
})

test('a line of our log is written as it is', () => {
  log.warn('caught-up', { changes: 2 })
  expect(parsed()).toMatchObject([{ level: 'warn', event: 'caught-up', changes: 2 }])
})

test('whoever chooses the text writes 20 lines in five minutes, and as many in the next ones', () => {
  const printMany = () => {
    for (let index = 0; index < 200; index += 1) console.warn(new Error(`no action ${index}`))
  }
  printMany()
  expect(lines).toHaveLength(20)
  vi.advanceTimersByTime(300_000)
  printMany()
  expect(lines).toHaveLength(40)
})
