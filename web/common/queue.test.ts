import { expect, test } from 'vitest'
import { Queue, QueueFullError } from './queue.ts'

/** Tasks that end when told to, and the names of those that have started. */
function tasks() {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const task = (name: string) => () => {
    const end = Promise.withResolvers<string>()
    started.push(name)
    ends.set(name, end)
    return end.promise
  }
  return { started, task, ends }
}

test('tasks run in their order, a limited number at a time', async () => {
  const queue = new Queue(2)
  const { started, task, ends } = tasks()
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(task(name)))
  expect(started).toEqual(['a', 'b'])
  ends.get('b')?.resolve('B')
  expect(await results[1]).toBe('B')
  expect(started).toEqual(['a', 'b', 'c'])
  ends.get('a')?.resolve('A')
  ends.get('c')?.resolve('C')
  await Promise.all([results[0], results[2]])
  ends.get('d')?.resolve('D')
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D'])
})

test('a task that fails makes room for the next', async () => {
  const queue = new Queue(1)
  const failing = queue.run(() => Promise.reject(new Error('offline')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('offline')
  expect(await next).toBe('done')
})

test('a task is refused when as many wait as may', async () => {
  const queue = new Queue(1, 1)
  const { started, task, ends } = tasks()
  const running = queue.run(task('a'))
  const waiting = queue.run(task('b'))
  await expect(queue.run(task('c'))).rejects.toThrow(QueueFullError)
  ends.get('a')?.resolve('A')
  await running
  ends.get('b')?.resolve('B')
  expect(await waiting).toBe('B')
  expect(started).toEqual(['a', 'b'])
  const next = queue.run(task('d'))
  ends.get('d')?.resolve('D')
  expect(await next).toBe('D')
})

test('a waiting task that is hastened starts before the others', async () => {
  const queue = new Queue(1)
  const { started, task, ends } = tasks()
  const names = ['a', 'b', 'c', 'd']
  const results = names.map((name) => queue.run(task(name), name))
  queue.hasten('c')
  queue.hasten('a')
  queue.hasten('unknown')
  for (const name of ['a', 'c', 'b', 'd']) {
    await expect.poll(() => ends.has(name)).toBe(true)
    ends.get(name)?.resolve(name)
  }
  expect(await Promise.all(results)).toEqual(names)
  expect(started).toEqual(['a', 'c', 'b', 'd'])
})
