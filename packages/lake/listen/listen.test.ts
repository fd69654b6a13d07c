import type { ListenEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

type Events = ListenEvent<Record<string, unknown>>[]
type Client = Awaited<ReturnType<typeof testLake>>['client']

const POLLING = { timeout: 20_000, interval: 5 }

/** Listens; the returned function waits for a number of events, and returns all so far. */
async function listen(client: Client, query: string, options = {}, params = {}) {
  const events: Events = []
  const subscription = client
    .listen(query, params, { events: ['welcome', 'mutation'], ...options })
    .subscribe((event) => events.push(event))
  onTestFinished(() => subscription.unsubscribe())
  const after = async (count: number) => {
    await expect.poll(() => events.length, POLLING).toBeGreaterThanOrEqual(count)
    return events
  }
  await after(1)
  return after
}

test('a listener receives a welcome event and an event for each mutation', async () => {
  const { client } = await testLake()
  const after = await listen(client, '*[_type == "plan"]')
  const created = await client.create({ _id: 'plano', _type: 'plan', n: 1 })
  const patched = await client.patch('plano').inc({ n: 1 }).commit()
  await client.delete('plano')
  const [welcome, ...events] = await after(4)
  expect(welcome).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
  expect(events).toMatchObject([
    {
      type: 'mutation',
      documentId: 'plano',
      transition: 'appear',
      transactionId: created._rev,
      resultRev: created._rev,
      result: { n: 1 },
      mutations: [{ create: { _id: 'plano' } }],
    },
    {
      transition: 'update',
      previousRev: created._rev,
      resultRev: patched._rev,
      result: { n: 2 },
      mutations: [{ patch: { id: 'plano', inc: { n: 1 } } }],
    },
    {
      transition: 'disappear',
      previousRev: patched._rev,
      // The Studio orders the events after a deletion by it.
      resultRev: expect.stringMatching(/.+/),
      mutations: [{ delete: { id: 'plano' } }],
    },
  ])
  expect(events[0]).not.toHaveProperty('previousRev')
})

test('a document that starts to match appears; one that no longer matches disappears', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan', live: false })
  const after = await listen(client, '*[live == $live]', {}, { live: true })
  await client.patch('plano').set({ live: true }).commit()
  await client.patch('plano').set({ live: false }).commit()
  const events = await after(3)
  expect(events.slice(1)).toMatchObject([{ transition: 'appear' }, { transition: 'disappear' }])
})

test('an event contains what the listener asked for', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan', n: 1 })
  const after = await listen(client, '*', {
    includeResult: false,
    includePreviousRevision: true,
    includeMutations: false,
    visibility: 'query',
  })
  await client.patch('plano').set({ n: 2 }).commit()
  const [, event] = await after(2)
  expect(event).toMatchObject({ previous: { n: 1 }, visibility: 'query' })
  expect(event).not.toHaveProperty('result')
  expect(event).not.toHaveProperty('mutations')
})

test('effects are patches to the next document and back', async () => {
  const { client } = await testLake()
  const { _rev, ...before } = await client.create({ _id: 'plano', _type: 'plan', n: 1 })
  const after = await listen(client, '*', { effectFormat: 'mendoza' })
  const { _rev: _next, ...patched } = await client.patch('plano').set({ n: 2 }).commit()
  const [, event] = await after(2)
  if (event?.type !== 'mutation' || !event.effects) throw new Error('the event has no effects')
  expect(applyPatch(before, event.effects.apply)).toEqual(patched)
  expect(applyPatch(patched, event.effects.revert)).toEqual(before)
})

test('publishing is one transaction of plain mutations', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'drafts.plano', _type: 'plan' })
  const after = await listen(client, '*')
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.plano',
    publishedId: 'plano',
  })
  const [, ...events] = await after(3)
  expect(events).toMatchObject([
    { documentId: 'plano', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    { documentId: 'drafts.plano', transactionTotalEvents: 2, transactionCurrentEvent: 2 },
  ])
})

test('transactionTotalEvents counts the events that the listener receives', async () => {
  const { client } = await testLake()
  const after = await listen(client, '*[_id == "plano"]')
  await client
    .transaction()
    .create({ _id: 'outro', _type: 'plan' })
    .create({ _id: 'plano', _type: 'plan' })
    .commit()
  const [, event] = await after(2)
  expect(event).toMatchObject({ transactionTotalEvents: 1, transactionCurrentEvent: 1 })
})

test('events are sent in the order of the commits', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan', n: 0 })
  const after = await listen(client, '*')
  await Promise.all(Array.from({ length: 20 }, () => client.patch('plano').inc({ n: 1 }).commit()))
  const events = (await after(21)).slice(1)
  const numbers = events.map((event) => (event.type === 'mutation' ? event.result?.n : undefined))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

describe('limits', () => {
  test('a visitor receives events of public documents only', async () => {
    const { client, visitor } = await testLake()
    const after = await listen(visitor, '*')
    await client.create({ _id: 'lead.ana', _type: 'lead' })
    await client.create({ _id: 'plano', _type: 'plan' })
    expect((await after(2))[1]).toMatchObject({ documentId: 'plano' })
  })

  test('a query that does not parse ends the stream with an error', async () => {
    const { client } = await testLake()
    const failure = new Promise((_, reject) => {
      client.listen('*[').subscribe({ error: reject })
    })
    await expect(failure).rejects.toThrow(/GROQ query parse error/)
  })

  test('a query that cannot be evaluated ends the stream, and the commit succeeds', async () => {
    const { client } = await testLake()
    const failure = new Promise((_, reject) => {
      client.listen('*[geo::contains(a, b)]', {}, { events: ['welcome', 'mutation'] }).subscribe({
        next: ({ type }) => type === 'welcome' && client.create({ _id: 'a', _type: 'plan' }),
        error: reject,
      })
    })
    await expect(failure).rejects.toThrow(/not implemented/)
    expect(await client.getDocument('a')).toBeDefined()
  })
})
