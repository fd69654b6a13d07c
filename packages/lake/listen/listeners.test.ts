import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stepsOf, transact } from '../mutations/transact.ts'
import { openStore } from '../store/store.ts'
import { temporaryDir } from '../testing/lake.ts'
import type { ListenOptions } from './events.ts'
import { Listeners } from './listeners.ts'

const OPTIONS: ListenOptions = {
  query: '*[_type == "plan"]',
  params: {},
  includeResult: false,
  includePreviousRevision: false,
  includeMutations: false,
  includeEffects: false,
  visibility: 'query',
  isVisible: () => true,
  context: { identity: 'eu', sanity: { projectId: 'elos', dataset: 'production' } },
}

/** Twelve listeners of a dataset, each with the ids of the events that it got, on a machine that is slow. */
async function listening(options = OPTIONS) {
  const store = openStore(await temporaryDir())
  const dataset = store.dataset('production')
  const listeners = new Listeners(dataset, 1000)
  const received = Array.from({ length: 12 }, () => {
    const ids: string[] = []
    listeners.add({
      options,
      onEvent: ({ documentId }) => ids.push(documentId),
      onError: (error) => ids.push(error.message),
    })
    return ids
  })
  const create = (ids: readonly string[]) =>
    transact(dataset, {
      steps: stepsOf(ids.map((_id) => ({ create: { _id, _type: 'plan' } }))),
      author: 'test',
      select: () => null,
    })
  // Each look at the clock takes a millisecond, and a turn ten.
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++)
  onTestFinished(() => {
    clock.mockRestore()
    store.close()
  })
  return { received, create }
}

test('the events of a small commit are sent before it is answered', async () => {
  const { received, create } = await listening()
  const ids = Array.from({ length: 20 }, (_, index) => `a${index}`)
  await create(ids)
  expect(received).toEqual(Array.from(received, () => ids))
})

test('many events are sent in turns, so that others are answered, to each listener in the order of the commits', async () => {
  const { received, create } = await listening()
  const many = Array.from({ length: 21 }, (_, index) => `a${index}`)
  await Promise.all([create(many), create(['b'])])
  const turns = new Set<number>()
  while (received.some((ids) => ids.length <= many.length)) {
    await setImmediate()
    turns.add(received.flat().length)
  }
  expect(turns.size).toBeGreaterThan(5)
  expect(received).toEqual(Array.from(received, () => [...many, 'b']))
})

test('listeners whose queries are interrupted while other programs have the processor hear each change once', async () => {
  let reads = 0
  const params = {
    get type() {
      reads += 1
      if (reads === 30) throw Object.assign(new Error(), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
      return 'plan'
    },
  }
  const { received, create } = await listening({ ...OPTIONS, query: '*[_type == $type]', params })
  await create(['a', 'b', 'c'])
  expect(reads).toBeGreaterThan(30)
  expect(received).toEqual(Array.from(received, () => ['a', 'b', 'c']))
})
