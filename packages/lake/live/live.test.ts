import type { LiveEvent } from '@sanity/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testLake } from '../testing/lake.ts'

type Client = Awaited<ReturnType<typeof testLake>>['client']

/** What a reader hears, once it is welcome. */
async function listen(client: Client, options = {}) {
  const events: LiveEvent[] = []
  const subscription = client.live.events(options).subscribe((event) => events.push(event))
  onTestFinished(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(events).toMatchObject([{ type: 'welcome' }]))
  return { tags: () => events.flatMap((event) => (event.type === 'message' ? [event.tags] : [])) }
}

/** The first events of a plain connection, as text. */
async function connect(lake: Awaited<ReturnType<typeof testLake>>, lastEventId: string) {
  const abort = new AbortController()
  const response = await lake.fetch('/v1/data/live/events/production', {
    headers: { 'Last-Event-ID': lastEventId },
    signal: abort.signal,
  })
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  abort.abort()
  return new TextDecoder().decode(value)
}

test('a commit is told by the tags of the answers it may have changed', async () => {
  const { client, visitor } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan', live: true })
  const { tags } = await listen(visitor)
  const { syncTags } = await visitor.fetch('*[_type == "plan"]', {}, { filterResponse: false })
  await client.patch('plano').set({ live: false }).commit()
  await vi.waitFor(() => expect(tags()).toHaveLength(1))
  expect(tags()[0]?.toSorted()).toEqual(['s1:*', 's1:id:plano', 's1:type:plan'])
  expect(tags()[0]).toContain(syncTags?.[0])
})

test('a document that leaves its type behind is told under both', async () => {
  const { client, visitor } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan' })
  const { tags } = await listen(visitor)
  await client.createOrReplace({ _id: 'plano', _type: 'product' })
  await vi.waitFor(() => expect(tags()[0]).toEqual(expect.arrayContaining(['s1:type:plan'])))
  expect(tags()[0]).toContain('s1:type:product')
})

describe('drafts', () => {
  test('are nothing to the public', async () => {
    const { client, visitor } = await testLake()
    const { tags } = await listen(visitor)
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await client.create({ _id: 'outro', _type: 'product' })
    await vi.waitFor(() => expect(tags()).toHaveLength(1))
    expect(tags()[0]).toContain('s1:id:outro')
  })

  test('are told, under their published ids, to who may see them', async () => {
    const { client } = await testLake()
    const { tags } = await listen(client, { includeDrafts: true })
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await vi.waitFor(() => expect(tags()[0]).toContain('s1:id:plano'))
  })

  test('and to nobody without a token', async () => {
    const lake = await testLake()
    const { status } = await lake.fetch('/v1/data/live/events/production?includeDrafts=true')
    expect(status).toBe(401)
  })
})

describe('a reader who connects anew', () => {
  test('starts again where it missed something', async () => {
    const lake = await testLake()
    await lake.client.create({ _id: 'plano', _type: 'plan' })
    expect(await connect(lake, '0')).toContain('event: restart')
  })

  test('goes on where it missed nothing', async () => {
    const lake = await testLake()
    await lake.client.create({ _id: 'plano', _type: 'plan' })
    const [, place = ''] = /^id: (\d+)$/m.exec(await connect(lake, '0')) ?? []
    const events = await connect(lake, place)
    expect(events).toContain('event: welcome')
    expect(events).not.toContain('event: restart')
  })
})
