import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsOf, transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import { openStore } from '../store/store.ts'
import { temporaryDir, testLake } from '../testing/lake.ts'
import { searchableText } from './searchableText.ts'
import { parseTerms, textMatcher } from './terms.ts'
import { TextIndex } from './textIndex.ts'

const word = fc.constantFrom(
  ...'plano Plânos saúde SAUDE sênior São são paulo coração corações é e 60 pré-pago'.split(' '),
)
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
const id = fc.constantFrom('a', 'b', 'drafts.a', 'versions.r1.b')
const edit = fc.oneof(
  fc.record({
    createOrReplace: fc.record({
      _id: id,
      _type: fc.constant('plan'),
      title: text,
      body: fc.array(fc.record({ _key: word, text })),
    }),
  }),
  fc.record({ delete: fc.record({ id }) }),
)
const piece = fc.oneof(
  word,
  word.map((plain) => `${plain.slice(0, 2)}*`),
  word.map((plain) => `-${plain}`),
  fc.tuple(word, word).map((words) => `"${words.join(' ')}"`),
  fc.constantFrom('*', '"', '-', '""', 'NOT', 'a:b', '(', '^c'),
)
const search = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(' '))

type Edit = Parameters<typeof stepsOf>[0][number]

function commit(dataset: Dataset, edits: readonly Edit[]) {
  transact(dataset, { steps: stepsOf(edits), author: 'eu', select: () => null })
}

function expectSame(index: TextIndex, dataset: Dataset, asked: string) {
  const terms = parseTerms(asked)
  const matches = textMatcher(terms)
  const documents = dataset.snapshot.all().filter((one) => matches(searchableText(one)))
  expect([...index.search(dataset.name, terms)].sort()).toEqual(documents.map(({ _id }) => _id))
}

test('after any edits, the index finds the same as reading every document', async () => {
  const dir = await temporaryDir()
  const store = openStore(dir)
  const dataset = store.dataset('production')
  const index = new TextIndex(store.database)
  index.maintain(dataset)
  fc.assert(
    fc.property(
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      fc.array(search),
      (edits, asked) => {
        commit(dataset, edits)
        for (const one of asked) expectSame(index, dataset, one)
      },
    ),
    { numRuns: 150 },
  )
  store.close()
})

test('an outdated index is rebuilt at start, a current one is not', async () => {
  const dir = await temporaryDir()
  const create = (_id: string) => ({ create: { _id, _type: 'plan', title: 'Saúde' } })
  const followed = openStore(dir)
  new TextIndex(followed.database).maintain(followed.dataset('production'))
  commit(followed.dataset('production'), [create('a')])
  followed.close()

  const unfollowed = openStore(dir)
  commit(unfollowed.dataset('production'), [create('b'), { delete: { id: 'a' } }])
  unfollowed.close()

  const store = openStore(dir)
  const index = new TextIndex(store.database)
  index.maintain(store.dataset('production'))
  expect([...index.search('production', parseTerms('saude'))]).toEqual(['b'])
  const changes = () => Number(store.database.prepare('SELECT total_changes() AS n').get()?.n)
  const before = changes()
  new TextIndex(store.database).maintain(store.dataset('production'))
  expect(changes()).toBe(before)
  store.close()
})

test('a search finds documents of its dataset only, and none of a refused transaction', async () => {
  const { client, connect } = await testLake({ datasets: ['production', 'outro'] })
  await client.create({ _id: 'a', _type: 'plan', title: 'Saúde' })
  await client.create({ _id: 'b', _type: 'plan', title: 'Saúde' })
  const refused = client.mutate([
    { create: { _id: 'c', _type: 'plan', title: 'Saúde' } },
    { create: { _id: 'a', _type: 'plan', title: 'Outra' } },
  ])
  await expect(refused).rejects.toThrow()
  const query = '*[@ match text::query("saude")]._id'
  expect(await client.fetch(query)).toEqual(['a', 'b'])
  expect(await connect({ dataset: 'outro' }).fetch(query)).toEqual([])
})
