import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { type TestLake, TOKEN, testLake } from '../testing/lake.ts'

// Many runs take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Checks that no input makes the Lake respond with 5xx, and that the Lake works afterwards. */
async function never5xx<T>(
  lake: TestLake,
  input: fc.Arbitrary<T>,
  ask: (input: T) => Promise<Response>,
) {
  await lake.client.create({ _id: 'a', _type: 'page', n: 1, list: [1, { _key: 'k' }] })
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      const answer = await ask(value)
      await answer.arrayBuffer()
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 80 },
  )
  expect(await lake.client.getDocument('a')).toBeDefined()
}

const HEADERS = { Authorization: `Bearer ${TOKEN}` }
const json = fc.jsonValue({ maxDepth: 4 })
const path = fc.oneof(
  fc.string(),
  fc.constantFrom('n', 'list[0]', 'list[_key=="k"]', 'list[-1]', '..n', 'list[1:]', '_id', 'n.x'),
)
const patch = fc.record(
  {
    id: fc.constantFrom('a', 'b'),
    set: fc.dictionary(path, json),
    setIfMissing: fc.dictionary(path, json),
    unset: fc.array(path),
    inc: fc.dictionary(path, fc.double()),
    insert: fc.record({ after: path, items: fc.array(json) }),
    diffMatchPatch: fc.dictionary(path, fc.string()),
  },
  { requiredKeys: ['id'] },
)

test('mutations of any shape get no 5xx', async () => {
  const lake = await testLake()
  const mutation = fc.oneof(
    json,
    fc.record({ patch }),
    fc.record({ create: fc.oneof(json, fc.dictionary(fc.string(), json)) }),
  )
  const dryRun = '/v1/data/mutate/production?dryRun=true&autoGenerateArrayKeys=true'
  return never5xx(lake, fc.array(mutation, { maxLength: 3 }), (mutations) =>
    lake.fetch(dryRun, { method: 'POST', headers: HEADERS, body: JSON.stringify({ mutations }) }),
  )
})

test('actions of any shape get no 5xx', async () => {
  const lake = await testLake()
  const name = fc.constantFrom('create', 'edit', 'publish', 'delete', 'version.create', 'nada')
  const action = fc
    .tuple(name, fc.dictionary(fc.constantFrom('draftId', 'publishedId', 'attributes'), json))
    .map(([kind, rest]) => ({ actionType: `sanity.action.document.${kind}`, ...rest }))
  return never5xx(lake, fc.array(fc.oneof(json, action)), (actions) => {
    const body = JSON.stringify({ actions, dryRun: true })
    return lake.fetch('/v1/data/actions/production', { method: 'POST', headers: HEADERS, body })
  })
})

test('queries of any text get no 5xx', async () => {
  const lake = await testLake()
  const part = fc.constantFrom(
    '*',
    '[',
    ']',
    '{',
    '}',
    '->',
    '_id',
    '==',
    '"a"',
    '$p',
    '(',
    '|',
    '^',
  )
  const query = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join(' ')),
  )
  return never5xx(lake, fc.tuple(query, fc.string()), ([groq, param]) => {
    const search = new URLSearchParams({ query: groq, $p: param, perspective: 'drafts' })
    return lake.fetch(`/v1/data/query/production?${search}`, { headers: HEADERS })
  })
})

test('URLs of any form get no 5xx', async () => {
  const lake = await testLake()
  await never5xx(lake, fc.webUrl({ withQueryParameters: true }), (address) => {
    const { pathname, search } = new URL(address)
    return lake.fetch(`/v1${pathname}${search}`, { headers: HEADERS })
  })
})

test('image parameters of any value get no 5xx', async () => {
  const image = await sharp({ create: { width: 9, height: 7, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const names = ['w', 'h', 'rect', 'fit', 'crop', 'fp-x', 'blur', 'pad', 'or', 'dpr', 'bg', 'q']
  const value = fc.oneof(
    fc.integer({ min: -3, max: 40 }).map(String),
    fc.constantFrom('crop', 'fill', 'min', '0,0,3,3', '5,5,90,90', 'focalpoint', '0.5', 'fff', 'x'),
  )
  const lake = await testLake()
  const { url } = await lake.client.assets.upload('image', image)
  await never5xx(lake, fc.dictionary(fc.constantFrom(...names), value), (parameters) =>
    fetch(`${url}?${new URLSearchParams(parameters)}`),
  )
})
