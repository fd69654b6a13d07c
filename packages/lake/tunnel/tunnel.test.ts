import { describe, expect, test } from 'vitest'
import { SITE_ORIGIN, testLake } from '../testing/lake.ts'
import { testSocket } from '../testing/socket.ts'

const listener = (query: string) => `/v1/data/listen/production?query=${encodeURIComponent(query)}`

const chunkOf = (id: number, text: string) => (frame: Record<string, unknown>) =>
  frame.id === id && String(frame.chunk).includes(text)
const endOf = (id: number) => (frame: Record<string, unknown>) =>
  frame.id === id && frame.end === true

test('an event stream is sent as its head and the text of its events', async () => {
  const { url, client } = await testLake()
  const tunnel = await testSocket(url, '/v1/tunnel')
  tunnel.send({ open: 1, path: listener('*') })
  await tunnel.frame(chunkOf(1, 'event: welcome'))
  await client.create({ _id: 'drafts.plano', _type: 'plan', name: 'Sênior' })
  const { chunk } = await tunnel.frame(chunkOf(1, 'event: mutation'))
  expect(tunnel.frames[0]).toMatchObject({
    id: 1,
    status: 200,
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
  })
  expect(chunk).toContain('Sênior')
})

test('one tunnel carries many streams, which can be closed separately', async () => {
  const { url, client } = await testLake()
  const tunnel = await testSocket(url, '/v1/tunnel')
  const ids = Array.from({ length: 12 }, (_, index) => index)
  for (const id of ids) tunnel.send({ open: id, path: listener('*') })
  await Promise.all(ids.map((id) => tunnel.frame(chunkOf(id, 'welcome'))))
  tunnel.send({ cancel: 0 })
  await tunnel.frame(endOf(0))
  await client.create({ _id: 'plano', _type: 'plan' })
  await Promise.all(ids.slice(1).map((id) => tunnel.frame(chunkOf(id, 'mutation'))))
  expect(tunnel.frames.some(chunkOf(0, 'mutation'))).toBe(false)
})

test.each([
  ['a listener without a query', '/v1/data/listen/production', 400],
  ['what is no event stream', '/v1/data/export/production', 404],
])('%s is refused with its status', async (_, path, status) => {
  const { url } = await testLake()
  const tunnel = await testSocket(url, '/v1/tunnel')
  tunnel.send({ open: 1, path })
  await tunnel.frame(endOf(1))
  expect(tunnel.frames[0]).toMatchObject({ id: 1, status })
})

test('a malformed message closes the tunnel', async () => {
  const { url } = await testLake()
  const tunnel = await testSocket(url, '/v1/tunnel')
  tunnel.send({ close: 'please' })
  expect(await tunnel.closed).toBe(1008)
})

test('a Lake that closes sends the code for a restart', async () => {
  const { url, close } = await testLake()
  const tunnel = await testSocket(url, '/v1/tunnel')
  await close()
  expect(await tunnel.closed).toBe(1012)
})

describe('access', () => {
  test('a page of an unknown origin is refused', async () => {
    const { url } = await testLake()
    await expect(testSocket(url, '/v1/tunnel', 'https://example.com')).rejects.toThrow(/403/)
  })

  test('a path without sockets is refused', async () => {
    const { url } = await testLake()
    await expect(testSocket(url, '/v1/users/me')).rejects.toThrow(/404/)
  })

  test('the site receives events of public documents only', async () => {
    const { url, client } = await testLake()
    const tunnel = await testSocket(url, '/v1/tunnel', SITE_ORIGIN)
    tunnel.send({ open: 1, path: listener('*') })
    await tunnel.frame(chunkOf(1, 'welcome'))
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await client.create({ _id: 'plano', _type: 'plan' })
    await tunnel.frame(chunkOf(1, '"documentId":"plano"'))
    expect(tunnel.frames.some(chunkOf(1, 'drafts.plano'))).toBe(false)
  })
})
