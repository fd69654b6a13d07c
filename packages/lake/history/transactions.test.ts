import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { type TestLake, testLake } from '../testing/lake.ts'
import { transactions } from '../testing/transactions.ts'
import type { TransactionEntry } from './transactions.ts'

/** Creates and edits a document; returns the ids of the transactions, oldest first. */
async function edited({ client }: TestLake, edits: number) {
  const revisions = [(await client.create({ _id: 'plano', _type: 'plan', n: 0 }))._rev]
  for (let n = 1; n <= edits; n += 1) {
    revisions.push((await client.patch('plano').set({ n }).commit())._rev)
  }
  return revisions
}

const idsOf = (entries: TransactionEntry[]) => entries.map(({ id }) => id)

test('an entry contains author, time, documents and mutations', async () => {
  const lake = await testLake()
  const { _rev, _createdAt } = await lake.client.create({ _id: 'plano', _type: 'plan' })
  expect(await transactions(lake, 'plano')).toEqual([
    {
      id: _rev,
      timestamp: _createdAt,
      author: 'local-administrator',
      documentIDs: ['plano'],
      mutations: [{ create: expect.objectContaining({ _id: 'plano' }) }],
    },
  ])
})

test('effects can be applied from creation to deletion, and back', async () => {
  const lake = await testLake()
  await edited(lake, 3)
  await lake.client.delete('plano')
  const entries = await transactions(lake, 'plano', 'effectFormat=mendoza&excludeMutations=true')
  expect(entries[0]).not.toHaveProperty('mutations')
  const states: unknown[] = [null]
  for (const { effects } of entries) {
    if (!effects?.plano) throw new Error('the transaction has no effects')
    const before = states.at(-1)
    states.push(applyPatch(before, effects.plano.apply))
    expect(applyPatch(states.at(-1), effects.plano.revert)).toEqual(before)
  }
  expect(states).toMatchObject([null, { n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }, null])
})

describe('the list of transactions can be limited', () => {
  test('to those between two transactions, which are included', async () => {
    const lake = await testLake()
    const all = await edited(lake, 4)
    const between = `fromTransaction=${all[1]}&toTransaction=${all[3]}`
    expect(idsOf(await transactions(lake, 'plano', between))).toEqual(all.slice(1, 4))
  })

  test('to a number, from either end', async () => {
    const lake = await testLake()
    const all = await edited(lake, 4)
    expect(idsOf(await transactions(lake, 'plano', 'limit=2'))).toEqual(all.slice(0, 2))
    const newest = await transactions(lake, 'plano', `reverse=true&limit=2&toTransaction=${all[3]}`)
    expect(idsOf(newest)).toEqual([all[3], all[2]])
  })

  test('but an unknown transaction is an error, and an empty parameter is ignored', async () => {
    const lake = await testLake()
    const all = await edited(lake, 1)
    expect(idsOf(await transactions(lake, 'plano', 'fromTransaction='))).toEqual(all)
    await expect(transactions(lake, 'plano', 'fromTransaction=nada')).rejects.toThrow(/not found/)
  })
})

test('other documents of a transaction are left out if asked', async () => {
  const lake = await testLake()
  await lake.client
    .transaction()
    .create({ _id: 'plano', _type: 'plan' })
    .create({ _id: 'outro', _type: 'plan' })
    .commit()
  const [whole] = await transactions(lake, 'plano')
  expect(whole?.documentIDs).toEqual(['plano', 'outro'])
  const [part] = await transactions(
    lake,
    'plano',
    'includeIdentifiedDocumentsOnly=true&effectFormat=mendoza',
  )
  expect(part?.documentIDs).toEqual(['plano'])
  expect(part?.mutations).toHaveLength(1)
  expect(Object.keys(part?.effects ?? {})).toEqual(['plano'])
})

describe('a document can be read as it was', () => {
  const documents = async ({ client }: TestLake, ids: string, query: string) => {
    const url = `/data/history/production/documents/${ids}?${query}`
    return (await client.request<{ documents: unknown[] }>({ url })).documents
  }

  test('after a transaction', async () => {
    const lake = await testLake()
    const [, second] = await edited(lake, 3)
    await lake.client.delete('plano')
    expect(await documents(lake, 'plano,drafts.plano', `revision=${second}`)).toMatchObject([
      { _id: 'plano', _rev: second, n: 1 },
    ])
  })

  test('at a time', async () => {
    const lake = await testLake()
    await edited(lake, 1)
    const { _updatedAt } = (await lake.client.getDocument('plano')) ?? {}
    expect(await documents(lake, 'plano', `time=${_updatedAt}`)).toMatchObject([{ n: 1 }])
    expect(await documents(lake, 'plano', 'time=2020-01-01T00:00:00Z')).toEqual([])
  })

  test('before its deletion', async () => {
    const lake = await testLake()
    await edited(lake, 2)
    await lake.client.delete('plano')
    expect(await documents(lake, 'plano', 'lastRevision=true')).toMatchObject([{ n: 2 }])
  })

  test('but not at an invalid date', async () => {
    const lake = await testLake()
    await expect(documents(lake, 'plano', 'time=ontem')).rejects.toThrow(/not a date/)
  })
})
