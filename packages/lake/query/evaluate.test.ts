import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { Snapshot } from '../store/snapshot.ts'
import { type View, viewOf } from '../view/view.ts'
import { evaluateQuery } from './evaluate.ts'

const TIMES = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const reference = (_ref: string) => ({ _type: 'reference', _ref })

const documents: LakeDocument[] = [
  { _id: 'amil', _type: 'carrier', name: 'Amil', ...TIMES },
  { _id: 'bradesco', _type: 'carrier', name: 'Bradesco', ...TIMES },
  { _id: 'plano', _type: 'plan', path: '/amil', carrier: reference('amil'), n: 2, ...TIMES },
  { _id: 'outro', _type: 'plan', path: '/brad', carrier: reference('bradesco'), n: 1, ...TIMES },
  { _id: 'artigo', _type: 'article', about: [reference('plano')], ...TIMES },
]

function evaluate(
  query: string,
  params: Record<string, unknown> = {},
  view: View = Snapshot.of(documents),
) {
  const sanity = { projectId: 'elos', dataset: 'production' }
  return evaluateQuery({ view, query, params, identity: 'eu', sanity })
}

describe('reading only the documents that can match does not change the result', () => {
  test.each([
    '*[_type == "plan"]{path, "carrier": carrier->name}',
    '*["plan" == _type && n > 1].path',
    '*[_type in ["plan", "carrier"]]._id',
    '*[_type == $type && path == $path][0]',
    '*[_type == "plan" || _id == "amil"]._id',
    '*[_id == "plano" && _type == "carrier"]',
    '*[(_type == "plan") && (n == 1)]._id',
    '*[_type == "carrier"]{"plans": *[_type == "plan" && references(^._id)]._id}',
    '*[_type == "plan"]{"same": *[_type == ^._type]._id}',
    '*[_type == "plan"] | order(n asc) {n}',
    '*[_type == "plan"][0...$n]._id',
    'count(*) + count(*[_type == "plan"])',
    '*[references("plano")]._id',
    '*[_type == "plan"]._type == "plan"',
    '{"a": *[_type == "nada"], "b": *[_type == "plan"][1]}',
    '*[_type == "article"][0].about[]->{path, "name": carrier->name}',
    '*[@._type == "plan"]._id',
    'releases::all()',
    '*[_id in $ids && _type == "plan" && n == 1]._id',
    '*[(_id in $ids)][0]._id',
    '*[_type == "plan" && _type == "carrier"]._id',
    '*[_type == "carrier"]{"plan": *[_type == "plan" && carrier._ref == ^._id] | order(n asc)[0].path}',
    '*[carrier._ref in *[_type == "carrier"]._id]._id',
    '*[!(carrier._ref in *[_type == "carrier"]._id)]._id',
    '*[!(n in *[_type == "carrier"]._id)]._id',
    '*[n in *[_type == "plan"].nothing]._id',
    '*[!(_id in *[_type == "plan"][0])]._id',
    '*[dateTime(_createdAt) in *[_type == "plan"]{"at": dateTime(_createdAt)}.at]._id',
    '*[_type == "plan" && _id in *[carrier._ref == ^.carrier._ref]._id && n in *[n < ^.n].n]._id',
    '*[_type == "carrier" && count(*[_type == "plan" && carrier._ref == ^._id]) == 1]._id',
    '*[references(*[name == "Amil"]._id)]._id',
    '*[n == count(*[_type == "carrier"])]{_id, "known": carrier._ref in *[_type == "carrier"]._id}',
    '*[_type == "nada"][n in *[geo::contains(n, n)].n]',
  ])('%s', (query) => {
    const params = { type: 'carrier', path: '/amil', ids: ['outro', 'amil', 'amil', 'x'], n: 1 }
    const ordered = Snapshot.of(documents).all()
    const plain = evaluateSync(parse(query, { params }), { dataset: ordered, params })
    expect(evaluate(query, params).result).toEqual(toJS(plain) ?? null)
  })
})

test.each([
  ['*[_type == "plan" && name in *[_type == "carrier"].name]._id', 20],
  ['*[_type == "plan" && count(*[_type == "carrier" && defined(name)]) == 10]._id', 10],
])('%s evaluates the subquery once', (query, expected) => {
  let reads = 0
  const counted = Array.from({ length: 20 }, (_, index): LakeDocument => {
    const document = { _id: `d${index}`, _type: index < 10 ? 'plan' : 'carrier', ...TIMES }
    const name = { enumerable: true, get: () => ++reads && `name ${index % 10}` }
    return Object.defineProperty(document, 'name', name)
  })
  expect(evaluate(query, {}, Snapshot.of(counted)).result).toHaveLength(10)
  expect(reads).toBe(expected)
})

describe('a value of another kind than the operator asks for selects what groq-js selects', () => {
  const filters = [
    '_type == $value',
    '$value == _type',
    '_type in $value',
    '_type == $value && n > 0',
    'n > 0 && (_type in $value)',
    '!(_type == $value)',
    '_id == $value',
    '$value == _id',
    '_id in $value',
    '_type == "plan" && _id == $value',
    '_id in [$value]',
    '_type in ["carrier", $value]',
    '_type == ["plan"]',
    '_type in "plan"',
    '_id == ["amil", "plano"]',
  ]
  const values = [
    'plan',
    'amil',
    '',
    ['plan'],
    ['amil', 'plano'],
    [['plan']],
    [],
    {},
    null,
    0,
    true,
  ]
  test.each(filters)('%s', (filter) => {
    const ordered = Snapshot.of(documents).all()
    for (const value of values) {
      const params = { value }
      const query = `*[${filter}]._id`
      const plain = evaluateSync(parse(query, { params }), { dataset: ordered, params })
      expect(evaluate(query, params).result, JSON.stringify(value)).toEqual(toJS(plain) ?? null)
    }
  })
})

test('sync tags name the types and documents that were read', () => {
  const tags = (query: string) => evaluate(query).syncTags
  expect(tags('*[_type == "plan"]{"c": carrier->name}')).toEqual([
    's1:type:plan',
    's1:id:bradesco',
    's1:id:amil',
  ])
  expect(tags('*[_id == "drafts.plano"]')).toEqual(['s1:id:plano'])
  expect(tags('count(*)')).toEqual(['s1:*'])
  expect(tags('1 + 1')).toEqual([])
})

test('a string in a query is not parsed as syntax', () => {
  expect(evaluate('{"type": "Everything", "a": [{"type": "Filter"}]}').result).toEqual({
    type: 'Everything',
    a: [{ type: 'Filter' }],
  })
})

test('changing a result does not change the stored document', () => {
  const before = structuredClone(documents)
  evaluate('*[_type == "plan"] | order(n asc)')
  evaluate('*[] | order(_id desc)')
  expect(documents).toEqual(before)
})

test('the id of a draft finds nothing in the view that shows the draft under the id of its document', () => {
  const draft: LakeDocument = { _id: 'drafts.amil', _type: 'carrier', name: 'Nova', ...TIMES }
  const view = viewOf(Snapshot.of([...documents, draft]), ['drafts'], 'everything')
  expect(evaluate('*[_id == "drafts.amil"].name', {}, view).result).toEqual([])
  expect(evaluate('*[_id in ["amil", "drafts.amil"]].name', {}, view).result).toEqual(['Nova'])
})
