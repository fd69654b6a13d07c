import type { LiveEvent } from '@sanity/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testLake } from '../testing/lake.ts'

type Lake = Awaited<ReturnType<typeof testLake>>
type Client = Lake['client']

/** Subscribes a reader; returns a function that lists the tags it received. */
async function listen(client: Client, options = {}) {
  const events: LiveEvent[] = []
  const subscription = client.live.events(options).subscribe((event) => events.push(event))
  onTestFinished(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(events).toMatchObject([{ type: 'welcome' }]))
  return { tags: () => events.flatMap((event) => (event.type === 'message' ? [event.tags] : [])) }
}

/** Opens a connection as a reader that reconnects with a Last-Event-ID. */
async function connect(lake: Lake, lastEventId: string) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const { body } = await lake.fetch('/v1/data/live/events/production', {
    headers: { 'Last-Event-ID': lastEventId },
    signal: abort.signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  /** Returns what it receives, up to and including a text. */
  return async function receive(until: string) {
    let text = ''
    while (!text.includes(until)) {
      const { value } = (await reader?.read()) ?? {}
      if (value === undefined) throw new Error(`The stream ended before "${until}"`)
      text += value
    }
    return text
  }
}

test('a commit sends the tags of the responses that it may have changed', async () => {
  const { client, visitor } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan', live: true })
  const { tags } = await listen(visitor)
  const { syncTags } = await visitor.fetch('*[_type == "plan"]', {}, { filterResponse: false })
  await client.patch('plano').set({ live: false }).commit()
  await vi.waitFor(() => expect(tags()).toHaveLength(1))
  expect(tags()[0]?.toSorted()).toEqual(['s1:*', 's1:id:plano', 's1:type:plan'])
  expect(tags()[0]).toContain(syncTags?.[0])
})

test('a document whose type changes sends the tags of both types', async () => {
  const { client, visitor } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan' })
  const { tags } = await listen(visitor)
  await client.createOrReplace({ _id: 'plano', _type: 'product' })
  await vi.waitFor(() => expect(tags()[0]).toEqual(expect.arrayContaining(['s1:type:plan'])))
  expect(tags()[0]).toContain('s1:type:product')
})

describe('drafts', () => {
  test('are not sent to visitors', async () => {
    const { client, visitor } = await testLake()
    const { tags } = await listen(visitor)
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await client.create({ _id: 'outro', _type: 'product' })
    await vi.waitFor(() => expect(tags()).toHaveLength(1))
    expect(tags()[0]).toContain('s1:id:outro')
  })

  test('are sent to the administrator, with the tags of their published ids', async () => {
    const { client } = await testLake()
    const { tags } = await listen(client, { includeDrafts: true })
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await vi.waitFor(() => expect(tags()[0]).toContain('s1:id:plano'))
  })
})

test('a reader that reconnects gets a restart event if it missed a commit, and else continues', async () => {
  const lake = await testLake()
  await lake.client.create({ _id: 'plano', _type: 'plan' })
  const missed = await connect(lake, '0')
  const [, position = ''] = /^id: (\d+)$/m.exec(await missed('event: restart')) ?? []
  const upToDate = await connect(lake, position)
  await lake.client.delete('plano')
  const events = await upToDate('event: message')
  expect(events).toContain('event: welcome')
  expect(events).not.toContain('event: restart')
})
