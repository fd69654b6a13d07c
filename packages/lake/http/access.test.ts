import type { ClientPerspective } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { API_VERSION, SITE_ORIGIN, STUDIO_ORIGIN, TOKEN, testLake } from '../testing/lake.ts'
import { plainStatus } from '../testing/plainStatus.ts'

const QUERY = `/v${API_VERSION}/data/query/production?query=*[]._id&perspective=raw`
const MUTATE = `/v${API_VERSION}/data/mutate/production`

/** Starts a Lake with a published document that refers to a draft and to a private document. */
async function privateLake() {
  const lake = await testLake()
  const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
  for (const _id of ['drafts.a', 'lead.a', 'versions.r.a']) {
    await lake.client.create({ _id, _type: 'lead', name: 'Ana' })
  }
  const links = [reference('lead.a'), reference('drafts.a')]
  await lake.client.create({ _id: 'a', _type: 'page', links })
  return lake
}

describe('a reader without a token', () => {
  test('reads no document with a dot in its id, in any perspective', async () => {
    const { connect } = await privateLake()
    const perspectives: ClientPerspective[] = ['raw', 'published', 'drafts', ['r', 'drafts']]
    for (const perspective of perspectives) {
      const visitor = connect({ perspective })
      expect(await visitor.fetch('*[]._id')).toEqual(['a'])
    }
  })

  test('cannot follow a reference to one', async () => {
    const { visitor } = await privateLake()
    expect(await visitor.fetch('*[_id == "a"][0].links[]->name')).toEqual([null, null])
    expect(await visitor.fetch('*[_id in ["lead.a", "drafts.a"]]')).toEqual([])
  })

  test('cannot read one by id, nor see whether it exists', async () => {
    const { fetch } = await privateLake()
    const answer = await fetch('/v1/data/doc/production/a,lead.a,lead.ausente,ausente')
    expect(await answer.json()).toMatchObject({
      documents: [{ _id: 'a' }],
      omitted: [
        { id: 'lead.a', reason: 'permission' },
        { id: 'lead.ausente', reason: 'permission' },
        { id: 'ausente', reason: 'existence' },
      ],
    })
  })

  test('cannot export one', async () => {
    const { fetch } = await privateLake()
    const text = await (await fetch('/v1/data/export/production')).text()
    expect(text.trimEnd().split('\n')).toHaveLength(1)
  })

  test.each([
    ['create', { create: { _type: 'page' } }],
    ['update', { patch: { id: 'a', set: { title: 'x' } } }],
    ['update', { delete: { id: 'a' } }],
  ])('may not write: permission "%s" is required', async (permission, mutation) => {
    const { client, fetch } = await privateLake()
    const body = JSON.stringify({ mutations: [mutation] })
    const answer = await fetch(MUTATE, { method: 'POST', body })
    const description = `Insufficient permissions; permission "${permission}" required`
    expect([answer.status, await answer.json()]).toEqual([
      403,
      {
        error: {
          type: 'mutationError',
          description: `The mutation(s) failed: ${description}`,
          items: [
            { error: { type: 'insufficientPermissionsError', description, permission }, index: 0 },
          ],
        },
      },
    ])
    expect(await client.fetch('count(*)')).toBe(4)
  })

  test.each([
    ['POST', '/v1/data/actions/production'],
    ['POST', '/v1/assets/images/production'],
    ['PUT', '/v1/users/me/keyvalue'],
    ['GET', '/v1/users/me'],
    ['GET', '/v1/projects'],
    ['GET', '/v1/hooks/projects/elos'],
    ['GET', '/v1/data/history/production/events/documents/a'],
    ['GET', '/v1/data/live/events/production?includeDrafts=true'],
  ])('%s %s is refused with 401', async (method, path) => {
    const { fetch } = await testLake()
    const answer = await fetch(path, { method })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' })
  })
})

test('an unknown token is refused, also for reading', async () => {
  const { fetch } = await testLake()
  const answer = await fetch(QUERY, { headers: { Authorization: 'Bearer errado' } })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ errorCode: 'SIO-401-ANF' })
})

describe('origins', () => {
  test('the Studio has the rights of the administrator without a token', async () => {
    const { fetch } = await privateLake()
    const answer = await fetch(QUERY, { headers: { Origin: STUDIO_ORIGIN } })
    expect((await answer.json()).result).toHaveLength(4)
    expect(answer.headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  })

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'the Studio needs a token where a proxy passes its requests on with %s',
    async (name) => {
      const { fetch } = await privateLake()
      const headers = { Origin: STUDIO_ORIGIN, [name]: '203.0.113.7' }
      expect((await (await fetch(QUERY, { headers })).json()).result).toEqual(['a'])
      const withToken = { ...headers, Authorization: `Bearer ${TOKEN}` }
      expect((await (await fetch(QUERY, { headers: withToken })).json()).result).toHaveLength(4)
    },
  )

  test('the site reads public documents', async () => {
    const { fetch } = await privateLake()
    const answer = await fetch(QUERY, { headers: { Origin: SITE_ORIGIN } })
    expect(await answer.json()).toMatchObject({ result: ['a'] })
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN)
  })

  test.each(['https://evil.example', 'null', 'http://localhost:9'])(
    '%s is refused',
    async (Origin) => {
      const { fetch } = await testLake()
      for (const init of [{}, { method: 'POST' }, { method: 'OPTIONS' }]) {
        const answer = await fetch(MUTATE, { ...init, headers: { Origin } })
        expect(answer.status).toBe(403)
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )

  test('a preflight request gets the requested headers', async () => {
    const { fetch } = await testLake()
    const headers = {
      Origin: STUDIO_ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-sanity-project-id',
    }
    const answer = await fetch(MUTATE, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'content-type,x-sanity-project-id',
    )
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/POST/)
  })

  test('an error has CORS headers, too', async () => {
    const { fetch } = await testLake()
    const answer = await fetch('/v1/data/query/outro?query=1', { headers: { Origin: SITE_ORIGIN } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN)
  })
})

describe('a page of another website', () => {
  const statusFor = async (headers: Record<string, string>) => {
    const { fetch } = await testLake()
    return (await fetch('/v1/data/query/production?query=1', { headers })).status
  }

  test('gets nothing by an image or a script, which browsers request without an Origin', async () => {
    expect(await statusFor({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await statusFor({ 'Sec-Fetch-Site': 'same-site' })).toBe(200)
    expect(await statusFor({ 'Sec-Fetch-Site': 'cross-site', Origin: SITE_ORIGIN })).toBe(200)
  })

  test('gets an uploaded file, since the Studio at localhost is one to a browser', async () => {
    const { client, fetch } = await testLake()
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
    for (const kind of ['image', 'file'] as const) {
      const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
      const { url } = await client.assets.upload(kind, content, { filename: 'a.svg' })
      const answer = await fetch(new URL(url).pathname, { headers })
      expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'cross-origin',
      ])
    }
    expect((await fetch('/v1/images/../data/export/production', { headers })).status).toBe(403)
  })
})

test('the Host header must be one of this machine, or of the options', async () => {
  const { port } = await testLake({ hosts: ['lake.test:80'] })
  const statusUnder = (host: string) => plainStatus(port, '/v1/ping', { host })
  for (const host of [`localhost:${port}`, `[::1]:${port}`, 'lake.test:80'])
    expect(await statusUnder(host), host).toBe(200)
  for (const host of [
    `elos.localhost:${port}`,
    `localhost.evil.example:${port}`,
    `localhost:${port + 1}`,
    'evil.example',
    `evil.example:${port}`,
  ])
    expect(await statusUnder(host), host).toBe(403)
})
