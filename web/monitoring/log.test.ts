import { expect, test, vi } from 'vitest'
import { log, requestScope } from './log.ts'

/** Returns the lines that `act` writes at any level, parsed. */
function written(act: () => void): Record<string, unknown>[] {
  const lines: string[] = []
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
  act()
  return lines.map((line) => JSON.parse(line))
}

test('a line has a time, a level, the event and its fields', () => {
  const [line] = written(() => log.warn('page-not-found', { path: '/a', times: 2 }))
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    event: 'page-not-found',
    path: '/a',
    times: 2,
  })
})

test('a line that is written while a request is answered has its id', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const [line] = written(() => requestScope.run(id, () => log.info('x')))
  expect(line?.request).toBe(id)
})

test.each([
  ['warn', ['warn', 'error']],
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['', ['info', 'warn', 'error']],
  ['unknown', ['info', 'warn', 'error']],
])('LOG_LEVEL=%s writes the levels %j', (level, expected) => {
  vi.stubEnv('LOG_LEVEL', level)
  const lines = written(() => {
    for (const write of Object.values(log)) write('x')
  })
  expect(lines.map((line) => line.level)).toEqual(expected)
})

test('an error is one text, with its cause', () => {
  const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  const [line] = written(() => log.error('x', { error }))
  expect(line?.error).toBe('TypeError: fetch failed (connect ECONNREFUSED)')
})

test.each([
  new Error('GET /parceiros-elos/perguntas?busca=Maria+Silva failed'),
  '/x/maria.silva%40exemplo.com.br',
  ['(11) 98765-4321 is no answer'],
])('what may identify a person is left out of %s', (value) => {
  const [line] = written(() => log.error('x', { value }))
  expect(JSON.stringify(line?.value)).toContain('[…]')
  expect(JSON.stringify(line?.value)).not.toMatch(/maria|98765/i)
})

test('a long text is cut', () => {
  const [line] = written(() => log.error('x', { text: 'a'.repeat(16_000) }))
  expect(line?.text).toBe(`${'a'.repeat(500)}…`)
})
