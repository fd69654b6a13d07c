import { type Doc, Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openStore } from '../store/store.ts'
import { temporaryDir } from '../testing/lake.ts'
import type { PatchOperations } from './mutation.ts'
import { stepsOf, transact } from './transact.ts'

// Many runs take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const path = fc.constantFrom('title', 'seo.title', 'tags', 'tags[0]', 'items[_key=="a"].n', 'n')
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()))

const patch: fc.Arbitrary<PatchOperations> = fc.oneof(
  fc.record({ set: fc.dictionary(path, value, { minKeys: 1 }) }),
  fc.record({ setIfMissing: fc.dictionary(path, value, { minKeys: 1 }) }),
  fc.record({ unset: fc.array(path, { minLength: 1, maxLength: 3 }) }),
  fc.record({ inc: fc.dictionary(fc.constantFrom('n', 'items[0].n'), fc.integer()) }),
  fc.record({ dec: fc.dictionary(fc.constantFrom('n', 'items[0].n'), fc.integer()) }),
  fc.record({
    insert: fc.oneof(
      fc.record({ after: fc.constant('tags[-1]'), items: fc.array(fc.string()) }),
      fc.record({ before: fc.constant('tags[0]'), items: fc.array(fc.string()) }),
      fc.record({ replace: fc.constant('tags[0:1]'), items: fc.array(fc.string()) }),
    ),
  }),
)

const start = {
  _id: 'plano',
  _type: 'plan',
  title: 'Plano',
  n: 0,
  tags: ['a', 'b'],
  items: [{ _key: 'a', n: 1 }],
}

test('patches give the document that the Studio predicts', async () => {
  const store = openStore(await temporaryDir())
  const dataset = store.dataset('production')
  const write = (mutation: Parameters<typeof stepsOf>[0][number]) =>
    transact(dataset, { steps: stepsOf([mutation]), author: 'test', select: () => null })

  await fc.assert(
    fc.asyncProperty(fc.array(patch, { maxLength: 8 }), async (patches) => {
      await write({ createOrReplace: start })
      let expected: Doc | null = dataset.snapshot.get('plano') ?? null
      for (const operations of patches) {
        const { transactionId } = await write({ patch: { id: 'plano', ...operations } })
        const predicted = new Mutation({
          mutations: [{ patch: { id: 'plano', ...operations } }],
          transactionId,
          timestamp: dataset.snapshot.get('plano')?._updatedAt ?? '',
        })
        expected = predicted.apply(structuredClone(expected))
        expect(dataset.snapshot.get('plano')).toEqual(expected)
      }
    }),
    { numRuns: 60 },
  )
  store.close()
})
