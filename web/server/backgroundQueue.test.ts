import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BackgroundQueue } from './backgroundQueue.ts'

test('tasks run one at a time, in their order', async () => {
  const queue = new BackgroundQueue()
  const steps: string[] = []
  const task = (name: string) => async () => {
    steps.push(`${name} starts`)
    await turn()
    steps.push(`${name} ends`)
  }
  await Promise.all([queue.run(task('a')), queue.run(task('b'))])
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
})

test('no task starts until everything urgent has ended', async () => {
  const queue = new BackgroundQueue()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const urgent = [queue.urgently(() => first.promise), queue.urgently(() => second.promise)]
  const done: string[] = []
  const task = queue.run(async () => done.push('task'))
  first.resolve('one')
  expect(await urgent[0]).toBe('one')
  await turn()
  expect(done).toEqual([])
  second.resolve('two')
  await task
  expect(done).toEqual(['task'])
})

test('a task runs at last when there is always something urgent', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const queue = new BackgroundQueue()
  const first = Promise.withResolvers<void>()
  const urgent = queue.urgently(() => first.promise)
  void queue.urgently(() => new Promise(() => undefined))
  first.resolve()
  await urgent
  vi.advanceTimersByTime(5000)
  expect(await queue.run(async () => 'compressed')).toBe('compressed')
})

test('an urgent thing that fails lets the tasks go on', async () => {
  const queue = new BackgroundQueue()
  const failing = queue.urgently(() => Promise.reject(new Error('the Lake is gone')))
  const task = queue.run(async () => 'compressed')
  await expect(failing).rejects.toThrow('the Lake is gone')
  expect(await task).toBe('compressed')
})
