import { expect, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { temporaryDir } from '../testing/lake.ts'
import { stepsOf, transact } from './transact.ts'

test('a transaction begins anew when others write while its query is evaluated, four times; then they wait', async () => {
  const store = openStore(await temporaryDir())
  const dataset = store.dataset('production')
  const create = (_id: string) =>
    transact(dataset, {
      steps: stepsOf([{ create: { _id, _type: 'plan', n: 0 } }]),
      author: 'test',
      select: () => null,
    })
  await create('a')
  const found: number[] = []
  await transact(dataset, {
    steps: stepsOf([{ patch: { query: '*', inc: { n: 1 } } }]),
    author: 'test',
    select(snapshot, _query, _params, atOnce) {
      found.push(snapshot.all().length)
      return atOnce ? snapshot.all() : create(`b${found.length}`).then(() => snapshot.all())
    },
  })
  expect(found).toEqual([1, 2, 3, 4, 5])
  expect(dataset.snapshot.all().map(({ n }) => n)).toEqual([1, 1, 1, 1, 1])
  store.close()
})
