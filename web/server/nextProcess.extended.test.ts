import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './freePort.ts'
import { NextProcess } from './nextProcess.ts'

const log = vi.spyOn(console, 'log')
const errors = vi.spyOn(console, 'error')
beforeEach(() => {
  log.mockReset().mockReturnValue()
  errors.mockReset().mockReturnValue()
})

/** A script that listens as Next does. It ends with code 7 when '/end' is asked for. */
const SERVER = `
const server = require('node:http').createServer((request, response) => {
  response.end('up')
  if (request.url === '/end') process.exit(7)
})
server.listen(process.env.PORT, process.env.HOSTNAME)`

/** Runs a script in place of Next's server. */
async function running(
  script: string,
  times: { firstPauseMs?: number; stopTimeoutMs?: number } = {},
) {
  const port = await freePort()
  const onUp = vi.fn()
  const next = new NextProcess({ command: ['-e', script], port, onUp, ...times })
  const ended = next.run()
  onTestFinished(() => next.stop())
  return { next, ended, onUp, origin: `http://127.0.0.1:${port}` }
}

const eventsOf = (spy: typeof log) => spy.mock.calls.map(([line]) => JSON.parse(String(line)))

test('a Next that ends is started again, and each start is reported once it answers', async () => {
  const { onUp, origin } = await running(SERVER)
  await vi.waitFor(() => expect(onUp).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  await fetch(`${origin}/end`).catch(() => undefined)
  await vi.waitFor(() => expect(onUp).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  expect(eventsOf(errors)).toMatchObject([{ event: 'next-ended', code: 7 }])
  const pids = eventsOf(log).map(({ pid }) => pid)
  expect(new Set(pids).size).toBe(2)
})

test('the pause before another start doubles while runs are short', async () => {
  const starts: number[] = []
  log.mockImplementation(() => void starts.push(performance.now()))
  const { onUp } = await running('process.exit(1)')
  await vi.waitFor(() => expect(starts).toHaveLength(3), { timeout: 10_000 })
  const [first = 0, second = 0, third = 0] = starts
  // A timer may end a millisecond early.
  expect(second - first).toBeGreaterThanOrEqual(249)
  expect(third - second).toBeGreaterThanOrEqual(499)
  expect(onUp).not.toHaveBeenCalled()
})

test('a Next that is stopped ends, and is not started again', async () => {
  const { next, ended, onUp } = await running(SERVER)
  await vi.waitFor(() => expect(onUp).toHaveBeenCalled(), { timeout: 10_000 })
  await next.stop()
  await ended
  expect(eventsOf(log)).toHaveLength(1)
  expect(errors).not.toHaveBeenCalled()
})

test('stopping does not wait for the next start', async () => {
  // Whoever waited for the pause would wait for an hour.
  const { next, ended } = await running('process.exit(1)', { firstPauseMs: 3_600_000 })
  await vi.waitFor(() => expect(errors).toHaveBeenCalled(), { timeout: 10_000 })
  await next.stop()
  await ended
  expect(log).toHaveBeenCalledOnce()
})

test('a Next that ignores SIGTERM is killed', async () => {
  const { next, onUp } = await running(`process.on('SIGTERM', () => {}); ${SERVER}`, {
    stopTimeoutMs: 100,
  })
  await vi.waitFor(() => expect(onUp).toHaveBeenCalled(), { timeout: 10_000 })
  await next.stop()
  const [{ pid }] = eventsOf(log)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('after the end of restarts Next runs on, and is not started again when it ends', async () => {
  const { next, ended, onUp, origin } = await running(SERVER)
  await vi.waitFor(() => expect(onUp).toHaveBeenCalled(), { timeout: 10_000 })
  next.endRestarts()
  expect((await fetch(origin)).status).toBe(200)
  await fetch(`${origin}/end`).catch(() => undefined)
  await ended
  expect(eventsOf(log)).toHaveLength(1)
})
