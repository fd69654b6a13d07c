import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from './failures.ts'

afterEach(() => void vi.useRealTimers())

test('a failure is logged once in five minutes for each path and cause, with how often it happened and where', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const written = vi.spyOn(console, 'error').mockReturnValue()
  const fail = (path: string) => logFailure('page-failed', path, new TypeError('no amount'))
  for (let index = 0; index < 4; index += 1) fail('/amil-saude')
  fail('/bradesco-saude')
  vi.advanceTimersByTime(300_000)
  fail('/amil-saude')
  const lines = written.mock.calls.map(([line]) => JSON.parse(line))
  expect(lines.map(({ path, count }) => [path, count])).toEqual([
    ['/amil-saude', 1],
    ['/bradesco-saude', 1],
    ['/amil-saude', 4],
  ])
  expect(lines[0].error).toBe('TypeError: no amount')
  expect(lines[0].frames[0]).toMatch(/web\/monitoring\/failures\.test\.ts:\d+/)
})

test('a cause that fails many paths has ten lines that name one, and one for all others', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  for (let index = 0; index < 60; index += 1)
    logFailure('page-failed', `/nunca-visto-${index}`, new Error('offline'))
  const paths = written.mock.calls.map(([line]) => JSON.parse(line).path)
  expect(paths).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `/nunca-visto-${index}`),
    undefined,
  ])
})
