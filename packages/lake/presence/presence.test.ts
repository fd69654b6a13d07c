import { expect, test, vi } from 'vitest'
import { SITE_ORIGIN, STUDIO_ORIGIN, testLake } from '../testing/lake.ts'
import { testSocket } from '../testing/socket.ts'

/** Connects like a tab of the Studio; returns functions that send its calls and list its events. */
async function tab(url: string, session: string) {
  const socket = await testSocket(url, '/v2022-06-30/socket/production')
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
    /** The events of the subscription so far. */
    received: () =>
      socket.frames.flatMap((frame) =>
        frame.method === 'presence_subscription' ? [frame.params] : [],
      ),
  }
}

type Tab = Awaited<ReturnType<typeof tab>>

test('a tab receives the position of another', async () => {
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
  await vi.waitFor(() => expect(ana.received()).toEqual([{ subscription, result: state }]))
})

const LEFT = { type: 'disconnect', i: 'local-administrator', m: { session: 'bia' } }
const SESSION = { session: 'bia' }

test.each<[string, object, (bia: Tab) => unknown]>([
  ['joins', { type: 'rollCall', ...SESSION }, (bia) => bia.call('presence_rollcall', SESSION)],
  ['says that it leaves', LEFT, (bia) => bia.call('presence_disconnect', SESSION)],
  ['loses its connection', LEFT, (bia) => bia.close()],
])('a tab hears of another that %s', async (_, result, act) => {
  const { url } = await testLake()
  const ana = await tab(url, 'ana')
  const bia = await tab(url, 'bia')
  await ana.call('presence_subscribe')
  await bia.announce('plano')
  act(bia)
  await vi.waitFor(() => expect(ana.received().at(-1)).toMatchObject({ result }))
})

test('a tab receives nothing after it unsubscribes', async () => {
  const { url } = await testLake()
  const ana = await tab(url, 'ana')
  const { result: subscriptionId } = await ana.call('presence_subscribe')
  expect(await ana.call('presence_unsubscribe', { subscriptionId })).toMatchObject({ result: true })
  await ana.announce('plano')
  expect(ana.received()).toEqual([])
})

test('the connection sends heartbeats', async () => {
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

test.each([
  ['of a page of the site', '/v1/socket/production', SITE_ORIGIN, 4001],
  ['to an unknown dataset', '/v1/socket/other', STUDIO_ORIGIN, 4004],
])('a connection %s is closed', async (_, path, origin, code) => {
  const { url } = await testLake()
  const socket = await testSocket(url, path, origin)
  expect(await socket.closed).toBe(code)
})

test.each([
  ['a message that is not JSON', '{', -32600],
  ['a message that is not a call', '{"id":1}', -32600],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"toString"}', -32601],
  ['wrong parameters', '{"jsonrpc":"2.0","id":1,"method":"presence_rollcall"}', -32600],
])('%s is refused with an error', async (_, message, code) => {
  const { url } = await testLake()
  const socket = await testSocket(url, '/v1/socket/production')
  socket.sendText(message)
  expect(await socket.frame(() => true)).toMatchObject({ error: { code } })
})
