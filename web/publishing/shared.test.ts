import { expect, test } from 'vitest'
import { shared } from './shared.ts'

/** Runs that end when they are told to. */
function controlled() {
  const runs: PromiseWithResolvers<number>[] = []
  const begin = () => {
    const run = Promise.withResolvers<number>()
    runs.push(run)
    return run.promise
  }
  return { runs, call: shared(begin) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a call begins a run and is answered with what comes of it', async () => {
  const { runs, call } = controlled()
  const answer = call()
  await settled()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve(1)
  expect(await answer).toBe(1)
})

test('calls made during a run share one that begins after it', async () => {
  const { runs, call } = controlled()
  const first = call()
  await settled()
  const others = [call(), call()]
  await settled()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve(1)
  await first
  await settled()
  expect(runs).toHaveLength(2)
  runs[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2])
})

test('a run that fails is told to its own callers, and another follows', async () => {
  const { runs, call } = controlled()
  const first = expect(call()).rejects.toThrow('em baixo')
  await settled()
  const second = call()
  runs[0]?.reject(new Error('em baixo'))
  await first
  await settled()
  runs[1]?.resolve(2)
  expect(await second).toBe(2)
})
