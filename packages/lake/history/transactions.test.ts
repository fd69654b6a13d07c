import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { testLake } from '../testing/lake.ts'
import type { TransactionEntry } from './transactions.ts'

type Lake = Awaited<ReturnType<typeof testLake>>

async function transactions(
  { client }: Lake,
  ids: string,
  query = '',
): Promise<TransactionEntry[]> {
  const text = await client.request<string | undefined>({
    url: `/data/history/production/transactions/${ids}?${query}`,
  })
  // The client knows an empty answer as nothing at all.
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** A document with a creation and edits, and their transactions, oldest first. */
async function edited({ client }: Lake, edits: number) {
  const revisions = [(await client.create({ _id: 'plano', _type: 'plan', n: 0 }))._rev]
  for (let n = 1; n <= edits; n += 1) {
    revisions.push((await client.patch('plano').set({ n }).commit())._rev)
  }
  return revisions
}

const idsOf = (entries: TransactionEntry[]) => entries.map(({ id }) => id)

test('a transaction tells who did what to which documents, and when', async () => {
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

test('effects lead through the whole life of a document, there and back', async () => {
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

describe('a reading is bounded', () => {
  test('by transactions, themselves included', async () => {
    const lake = await testLake()
    const all = await edited(lake, 4)
    const between = `fromTransaction=${all[1]}&toTransaction=${all[3]}`
    expect(idsOf(await transactions(lake, 'plano', between))).toEqual(all.slice(1, 4))
  })

  test('by number, from either end', async () => {
    const lake = await testLake()
    const all = await edited(lake, 4)
    expect(idsOf(await transactions(lake, 'plano', 'limit=2'))).toEqual(all.slice(0, 2))
    const newest = await transactions(lake, 'plano', `reverse=true&limit=2&toTransaction=${all[3]}`)
    expect(idsOf(newest)).toEqual([all[3], all[2]])
  })

  test('by time and by author', async () => {
    const lake = await testLake()
    const all = await edited(lake, 2)
    expect(await transactions(lake, 'plano', 'toTime=2020-01-01T00:00:00Z')).toEqual([])
    expect(await transactions(lake, 'plano', 'authors=someone')).toEqual([])
    const mine = 'authors=someone,local-administrator&fromTime=2020-01-01T00:00:00Z'
    expect(idsOf(await transactions(lake, 'plano', mine))).toEqual(all)
  })

  test('an empty bound is none, an unknown one is refused', async () => {
    const lake = await testLake()
    const all = await edited(lake, 1)
    expect(idsOf(await transactions(lake, 'plano', 'fromTransaction='))).toEqual(all)
    await expect(transactions(lake, 'plano', 'fromTransaction=nada')).rejects.toThrow(/not found/)
  })
})

test('other documents of a transaction are left out where asked', async () => {
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

describe('a document as it was', () => {
  const documents = async ({ client }: Lake, ids: string, query: string) => {
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

  test('last, also once it is deleted', async () => {
    const lake = await testLake()
    await edited(lake, 2)
    await lake.client.delete('plano')
    expect(await documents(lake, 'plano', 'lastRevision=true')).toMatchObject([{ n: 2 }])
  })

  test('a date that is none is refused', async () => {
    const lake = await testLake()
    await expect(documents(lake, 'plano', 'time=ontem')).rejects.toThrow(/not a date/)
  })
})

describe('a purged document', () => {
  /** A lead that was edited, beside a plan that was changed in the same transaction. */
  async function lakeWithLead() {
    const lake = await testLake()
    const { client } = lake
    await client
      .transaction()
      .create({ _id: 'lead.a', _type: 'lead', name: 'Maria' })
      .create({ _id: 'plano', _type: 'plan', n: 0 })
      .commit()
    await client.patch('lead.a').set({ notes: 'Ligar' }).commit()
    return lake
  }

  const revisions = async ({ client }: Lake) => {
    const path = '/data/history/production/documents/lead.a?time=2100-01-01T00:00:00Z'
    const { documents } = await client.request<{ documents: unknown[] }>({ url: path })
    return documents
  }

  test.each<[string, (lake: Lake) => Promise<unknown>]>([
    [
      'by a mutation',
      ({ client }) => {
        const mutations = [{ delete: { id: 'lead.a', purge: true } }]
        return client.mutate(mutations)
      },
    ],
    [
      'by a query',
      ({ client }) => {
        const mutations = [{ delete: { query: '*[_type == "lead"]', purge: true } }]
        return client.mutate(mutations)
      },
    ],
    [
      'by an action',
      ({ client }) =>
        client.action({
          actionType: 'sanity.action.document.delete',
          publishedId: 'lead.a',
          includeDrafts: [],
          purge: true,
        }),
    ],
    [
      'once it is deleted',
      async ({ client }) => {
        await client.delete('lead.a')
        const mutations = [{ delete: { id: 'lead.a', purge: true } }]
        await client.mutate(mutations)
      },
    ],
  ])('%s is known for its deletion alone', async (_, purge) => {
    const lake = await lakeWithLead()
    await purge(lake)
    const told = await transactions(lake, 'lead.a,plano')
    expect(JSON.stringify(told)).not.toMatch(/Maria|Ligar/)
    expect(told.flatMap(({ mutations }) => mutations)).toContainEqual({
      create: expect.objectContaining({ _id: 'plano', n: 0 }),
    })
    expect(JSON.stringify(await revisions(lake))).not.toMatch(/Maria|Ligar/)
    await lake.close()
    const store = openStore(lake.dir)
    const kept = store.database.prepare('SELECT json FROM revisions WHERE document = ?')
    expect(kept.all('lead.a').filter(({ json }) => json !== null)).toEqual([])
    store.close()
  })

  test('that is made anew is known as it is now', async () => {
    const lake = await lakeWithLead()
    const document = { _id: 'lead.a', _type: 'lead', name: 'Ana' }
    const mutations = [{ delete: { id: 'lead.a', purge: true } }, { create: document }]
    await lake.client.mutate(mutations)
    const told = JSON.stringify(await transactions(lake, 'lead.a'))
    expect(told).toContain('Ana')
    expect(told).not.toMatch(/Maria|Ligar/)
    expect(await lake.client.getDocument('lead.a')).toMatchObject(document)
  })

  test('that is only deleted can still be read', async () => {
    const lake = await lakeWithLead()
    await lake.client.delete('lead.a')
    expect(JSON.stringify(await transactions(lake, 'lead.a'))).toContain('Maria')
  })
})
