import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { Snapshot } from '../store/snapshot.ts'
import { evaluateQuery } from './evaluate.ts'

/** `FUZZ_RUNS=100000` is the long form. */
const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 1000) }

const TIMES = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

const value = fc.constantFrom(
  ...['a', 'b', '', '2026-01-01T00:00:00Z', 0, 1, true, false, null, undefined],
  ['a', 1, null],
  { _type: 'reference', _ref: 'a' },
  { _type: 'reference', _ref: 'none' },
)

const documents = fc
  .uniqueArray(
    fc.record({
      _id: fc.constantFrom('a', 'b', 'c', 'd'),
      _type: fc.constantFrom('page', 'author'),
      n: value,
      r: value,
    }),
    { selector: ({ _id }) => _id, maxLength: 4 },
  )
  .map((found) => found.map((document): LakeDocument => ({ ...TIMES, ...document })))

const single = fc.constantFrom(
  ...[
    '_id',
    '_type',
    'n',
    'r',
    'r._ref',
    '^.n',
    '@',
    '"a"',
    '1',
    'null',
    'true',
    '$p',
    'dateTime(n)',
  ],
)

/** Lists and values that a filter compares with, each with subqueries in their filters. */
const { condition } = fc.letrec<{ condition: string; subquery: string }>((tie) => ({
  subquery: fc.oneof(
    fc
      .tuple(
        fc.option(tie('condition'), { nil: '' }),
        fc.constantFrom(
          '',
          '._id',
          '.n',
          '.r',
          '.r._ref',
          '[0]',
          '[0].n',
          '{n}',
          ' | order(n asc)',
        ),
        fc.constantFrom(
          '',
          '.r->n',
          '[n == 1].n',
          '[0...2].n',
          '.n[]',
          '[0...2]{"n": dateTime(n)}.n',
        ),
        fc.constantFrom('', 'count', 'array::unique', 'array::compact', 'math::sum'),
      )
      .map(([filter, first, then, call]) => {
        const query = `(*${filter && `[${filter}]`}${first})${then}`
        return call ? `${call}(${query})` : query
      }),
  ),
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(single, single).map(([a, b]) => `${a} == ${b}`),
    fc.tuple(single, tie('subquery')).map(([a, b]) => `${a} in ${b}`),
    fc.tuple(single, tie('subquery')).map(([a, b]) => `!(${a} in ${b})`),
    fc.tuple(single, tie('subquery')).map(([a, b]) => `${b} == ${a}`),
    fc.tuple(single, tie('subquery')).map(([a, b]) => `${a} < ${b}`),
    tie('subquery').map((ids) => `references(${ids})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} && ${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} || ${b})`),
  ),
}))

const query = fc
  .tuple(condition, condition, fc.constantFrom('_id', '{_id, "x": X}', '{"x": select(X => 1, 2)}'))
  .map(([filter, inner, shown]) => {
    const projection = shown === '_id' ? '._id' : shown.replace('X', inner)
    return `*[${filter}]${projection}`
  })

test('a query with subqueries in it has the result of groq-js', () => {
  fc.assert(
    fc.property(documents, query, value, (all, groq, p) => {
      const view = Snapshot.of(all)
      const params = { p: p ?? null }
      const plain = evaluateSync(parse(groq, { params }), { dataset: view.all(), params })
      const sanity = { projectId: 'elos', dataset: 'production' }
      const { result } = evaluateQuery({ view, query: groq, params, identity: 'eu', sanity })
      expect(result).toEqual(toJS(plain) ?? null)
    }),
    RUNS,
  )
})
