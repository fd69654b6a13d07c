import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { TOKEN, testLake } from '../testing/lake.ts'

test('closing waits for a request in progress, and refuses others', async () => {
  const lake = await testLake()
  const underway = request({
    host: '127.0.0.1',
    port: lake.port,
    method: 'POST',
    path: '/v1/data/mutate/production?returnIds=true',
    headers: { Authorization: `Bearer ${TOKEN}`, Expect: '100-continue' },
  })
  underway.flushHeaders()
  await once(underway, 'continue')
  const closed = lake.close()
  await expect(lake.fetch('/v1/ping')).rejects.toThrow()
  const answered = once(underway, 'response')
  underway.end(JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'page' } }] }))
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  await closed
})

test('closing twice closes once, and both wait for it', async () => {
  const lake = await testLake()
  await Promise.all([lake.close(), lake.close()])
  // Opening throws while another process or store holds the folder's lock.
  openStore(lake.dir).close()
  await expect(lake.close()).resolves.toBeUndefined()
})

test('an idle connection is closed by who asks, or at once with the Lake', async () => {
  const lake = await testLake()
  const agent = new Agent({ keepAlive: true })
  const asked = request({ host: '127.0.0.1', port: lake.port, path: '/v1/ping', agent }).end()
  const [response] = await once(asked, 'response')
  const keptSeconds = Number(/timeout=(\d+)/.exec(response.headers['keep-alive'])?.[1])
  expect(keptSeconds, 'Chromium closes an idle connection after 300 s').toBeGreaterThan(300)
  const closed = once(response.socket, 'close')
  response.resume()
  await once(response, 'end')
  await lake.close()
  await closed
})
