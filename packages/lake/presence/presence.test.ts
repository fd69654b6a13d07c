import { describe, expect, test, vi } from 'vitest'
import { siteOrigin, testLake, token } from '../testing/lake.ts'
import { testSocket } from '../testing/socket.ts'

/** A tab as the Studio's client speaks: calls with an id, and what its subscription hears. */
async function tab(url: string, session: string, origin?: string) {
  const socket = await testSocket(url, '/v2022-06-30/socket/production', origin)
  async function call(method: string, params: unknown = {}) {
    const id = `${session} ${method}`
    socket.send({ jsonrpc: '2.0', method, params, id })
    return socket.frame((frame) => frame.id === id)
  }
  return {
    ...socket,
    call,
    announce: (documentId: string) =>
      call('presence_announce', {
        data: { sessionId: session, locations: [{ type: 'document', documentId }] },
      }),
    /** What came of the subscription, so far. */
    heard: () =>
      socket.frames.flatMap((frame) =>
        frame.method === 'presence_subscription' ? [frame.params] : [],
      ),
  }
}

test('a tab hears where another one is', async () => {
  const { url } = await testLake()
  const ana = await tab(url, 'ana')
  const bia = await tab(url, 'bia')
  const { result: subscription } = await ana.call('presence_subscribe')
  expect(await bia.announce('plano')).toEqual({
    jsonrpc: '2.0',
    id: 'bia presence_announce',
    result: null,
  })
  const state = {
    type: 'state',
    i: 'local-administrator',
    m: { sessionId: 'bia', locations: [{ type: 'document', documentId: 'plano' }] },
  }
  await vi.waitFor(() => expect(ana.heard()).toEqual([{ subscription, result: state }]))
})

test('who comes in calls the roll', async () => {
  const { url } = await testLake()
  const ana = await tab(url, 'ana')
  const bia = await tab(url, 'bia')
  await ana.call('presence_subscribe')
  await bia.call('presence_rollcall', { session: 'bia' })
  await vi.waitFor(() =>
    expect(ana.heard()).toMatchObject([{ result: { type: 'rollCall', session: 'bia' } }]),
  )
})

describe('a tab leaves', () => {
  const gone = { result: { type: 'disconnect', i: 'local-administrator', m: { session: 'bia' } } }

  test('when it says so', async () => {
    const { url } = await testLake()
    const ana = await tab(url, 'ana')
    const bia = await tab(url, 'bia')
    await ana.call('presence_subscribe')
    await bia.call('presence_disconnect', { session: 'bia' })
    await vi.waitFor(() => expect(ana.heard()).toMatchObject([gone]))
  })

  test('when its connection is lost', async () => {
    const { url } = await testLake()
    const ana = await tab(url, 'ana')
    const bia = await tab(url, 'bia')
    await ana.call('presence_subscribe')
    await bia.announce('plano')
    bia.close()
    await vi.waitFor(() => expect(ana.heard().at(-1)).toMatchObject(gone))
  })
})

test('who unsubscribed hears nothing more', async () => {
  const { url } = await testLake()
  const ana = await tab(url, 'ana')
  const { result: subscriptionId } = await ana.call('presence_subscribe')
  expect(await ana.call('presence_unsubscribe', { subscriptionId })).toMatchObject({ result: true })
  await ana.announce('plano')
  expect(ana.heard()).toEqual([])
})

test('the connection beats, so that the Studio knows it is alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { url } = await testLake()
    const ana = await tab(url, 'ana')
    await ana.call('presence_subscribe')
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(ana.texts).toContain('♥'))
  } finally {
    vi.useRealTimers()
  }
})

describe('access', () => {
  test('a page of the site takes no part', async () => {
    const { url } = await testLake()
    const site = await tab(url, 'site', siteOrigin)
    expect(await site.call('presence_subscribe')).toMatchObject({ error: { code: 4001 } })
    expect(await site.announce('plano')).toMatchObject({ error: { code: 4001 } })
  })

  test('unless it brings a token', async () => {
    const { url } = await testLake()
    const site = await tab(url, 'site', siteOrigin)
    await site.call('authorization', { authorization: `Bearer ${token}` })
    expect(await site.call('presence_subscribe')).toHaveProperty('result')
  })

  test('an unknown dataset has no room', async () => {
    const { url } = await testLake()
    const socket = await testSocket(url, '/v1/socket/other')
    expect(await socket.closed).toBe(4004)
  })
})

test.each([
  ['what is no JSON', '{', -32700],
  ['what is no call', '{"id":1}', -32600],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"toString"}', -32601],
  ['wrong parameters', '{"jsonrpc":"2.0","id":1,"method":"presence_rollcall"}', -32602],
])('%s is refused with its code', async (_, message, code) => {
  const { url } = await testLake()
  const socket = await testSocket(url, '/v1/socket/production')
  socket.sendText(message)
  expect(await socket.frame(() => true)).toMatchObject({ error: { code } })
})
