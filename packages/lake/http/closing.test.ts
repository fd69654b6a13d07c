import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { testLake, token } from '../testing/lake.ts'

test('closing lets a request under way finish, and takes no other', async () => {
  const lake = await testLake()
  const underway = request({
    host: '127.0.0.1',
    port: lake.port,
    method: 'POST',
    path: '/v1/data/mutate/production?returnIds=true',
    headers: { Authorization: `Bearer ${token}`, Expect: '100-continue' },
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

test('closing twice is closing once', async () => {
  const lake = await testLake()
  await Promise.all([lake.close(), lake.close()])
})
