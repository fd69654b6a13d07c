import { describe, expect, test } from 'vitest'
import { API_VERSION, TOKEN, testLake } from '../testing/lake.ts'
import { plainStatus } from '../testing/plainStatus.ts'

const AUTHORIZATION = { Authorization: `Bearer ${TOKEN}` }

async function post(path: string, body: string) {
  const { fetch } = await testLake()
  const answer = await fetch(path, { method: 'POST', headers: AUTHORIZATION, body })
  return { status: answer.status, body: await answer.json() }
}

const mutate = (mutations: unknown) =>
  post(`/v${API_VERSION}/data/mutate/production`, JSON.stringify({ mutations }))

describe('queries', () => {
  async function answerTo(search: string) {
    const { fetch } = await testLake()
    const answer = await fetch(`/v${API_VERSION}/data/query/production?${search}`)
    return { status: answer.status, body: await answer.json() }
  }

  test('a syntax error has its position', async () => {
    const query = '*[_type == "a"'
    const { status, body } = await answerTo(`query=${encodeURIComponent(query)}`)
    expect(status).toBe(400)
    expect(body.error).toEqual({
      type: 'queryParseError',
      description: expect.stringMatching(/Unexpected end of query/),
      query,
      start: 13,
      end: 14,
    })
  })

  test.each([
    ['a parameter that is not JSON', 'query=*&$a=nada'],
    ['no query', ''],
    ['an invalid perspective', 'query=*&perspective=a%20b'],
    ['a function that groq-js lacks', 'query=geo::latLng(1,2)'],
  ])('%s is refused with 400', async (_case, search) => {
    expect((await answerTo(search)).status).toBe(400)
  })
})

describe('mutations', () => {
  const create = { _id: 'a', _type: 'plan' }
  test.each([
    [
      'a patch of a missing document',
      { patch: { id: 'ausente', set: { a: 1 } } },
      { type: 'documentNotFoundError', id: 'ausente' },
    ],
    ['creating an existing document', { create }, { type: 'documentAlreadyExistsError', id: 'a' }],
  ])('%s is a conflict, and the error names the document', async (_, mutation, error) => {
    const { status, body } = await mutate([{ create }, mutation])
    expect(status).toBe(409)
    expect(body.error).toMatchObject({ type: 'mutationError', items: [{ index: 1, error }] })
    expect(body.error.description).toContain(`"${error.id}"`)
  })

  const document = { create: { _id: 'a', _type: 'plan', n: 1 } }
  test.each([
    ['an unknown mutation', [{ upsert: {} }]],
    ['two operations in one', [{ create: { _type: 'a' }, delete: { id: 'b' } }]],
    ['a document without a type', [{ create: { _id: 'a' } }]],
    ['an id with a space', [{ create: { _id: 'a b', _type: 'plan' } }]],
    ['an id that starts with a dot', [{ create: { _id: '.a', _type: 'plan' } }]],
    ['an attribute that breaks objects', [{ create: JSON.parse('{"_type":"a","__proto__":{}}') }]],
    ['an attribute that breaks GROQ', [{ create: { _type: 'a', hasOwnProperty: 1 } }]],
    ['a delete of nothing', [{ delete: {} }]],
    ['a patch of another id', [document, { patch: { id: 'a', set: { _id: 'b' } } }]],
    ['a patch of another type', [document, { patch: { id: 'a', set: { _type: 'b' } } }]],
    ['an invalid path', [document, { patch: { id: 'a', set: { '[[': 1 } } }]],
    ['an increment by text', [document, { patch: { id: 'a', inc: { n: 'x' } } }]],
    ['an insert without a place', [document, { patch: { id: 'a', insert: { items: [] } } }]],
    ['an invalid text difference', [document, { patch: { id: 'a', diffMatchPatch: { n: 'x' } } }]],
    ['a query that selects no documents', [document, { delete: { query: '*[]._type' } }]],
  ])('%s is refused with 400', async (_case, mutations) => {
    const { status, body } = await mutate(mutations)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ type: 'mutationError', description: expect.any(String) })
  })

  const depth = 50_000
  const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const attributes = `{"_id":"a","_type":"plan","a":${nested}}`
  test.each([
    ['mutate', `{"mutations":[{"create":${attributes}}]}`],
    ['mutate', `{"mutations":[{"patch":{"id":"a","set":{"a":${nested}}}}]}`],
    ['mutate', `{"mutations":[${nested}]}`],
    ['actions', `{"actions":[${nested}]}`],
    // Another process evaluates what doubles a text so often.
    ['query', `{"query":"''${" + ''".repeat(20)}","params":{"a":${nested}}}`],
  ])('a deeply nested body is refused with 400 (%s, %.30s…)', async (endpoint, body) => {
    const path = `/v1/data/${endpoint}/production?autoGenerateArrayKeys=true`
    expect((await post(path, body)).status).toBe(400)
  })
})

describe('requests', () => {
  test('malformed JSON is refused with 400', async () => {
    const { status, body } = await post('/v1/data/mutate/production', '{"mutations":')
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })

  test.each([4_000_001, 20_000_000])('a body of %i bytes is refused with 413', async (bytes) => {
    expect(await post('/v1/data/mutate/production', 'x'.repeat(bytes))).toMatchObject({
      status: 413,
      body: { message: 'Request body is larger than the limit of 4 MB' },
    })
  })

  test('an unknown endpoint is refused with 404', async () => {
    const { fetch } = await testLake()
    expect((await fetch('/v1/nada')).status).toBe(404)
    expect((await fetch('/v1/users/%zz')).status).toBe(400)
  })

  test.each([
    ['/v1/ping', 'GET, HEAD'],
    ['/v1/data/query/production', 'GET, HEAD, POST'],
  ])(
    'a wrong method of %s is refused with 405, and the methods %s are named',
    async (path, methods) => {
      const { fetch } = await testLake()
      const { status, headers } = await fetch(path, { method: 'PUT' })
      expect([status, headers.get('allow')]).toEqual([405, methods])
    },
  )

  test.each([
    ['//', 400],
    ['/.', 404],
    ['/files/elos/production/.', 404],
    ['/images/./elos/%2e/a', 404],
  ])('the invalid path %s is refused with %i, and the next is answered', async (path, status) => {
    const { port, fetch } = await testLake()
    expect(await plainStatus(port, path)).toBe(status)
    expect((await fetch('/v1/ping')).status).toBe(200)
  })

  test('an unknown project is refused with 404', async () => {
    const { client } = await testLake()
    await expect(client.projects.getById('outro')).rejects.toMatchObject({ statusCode: 404 })
    const elsewhere = client.withConfig({ projectId: 'outro' })
    await expect(elsewhere.fetch('*')).rejects.toMatchObject({ statusCode: 404 })
  })
})
