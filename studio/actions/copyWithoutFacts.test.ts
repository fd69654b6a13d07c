import { expect, test } from 'vitest'
import { validate } from '../schemas/testing/validate.ts'
import { seedDocuments } from '../seed/documents.ts'
import { copyWithoutFacts, placedLast } from './copyWithoutFacts.ts'

const seed = seedDocuments().map((document) => ({ ...document }))

/** The claims about a document. */
const claimsAbout = (id: string) =>
  new Set(
    seed
      .filter((other) => other._type === 'claim' && other.subject?._ref === id)
      .map(({ _id }) => _id),
  )

function documentOf(id: string) {
  const found = seed.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The first content has no ${id}`)
  return found
}

const copyOf = (id: string) => copyWithoutFacts(documentOf(id), claimsAbout(id))

test.each(
  seed.filter(({ _type }) => _type === 'carrier' || _type === 'product').map(({ _id }) => _id),
)(
  'a copy of %s states no claim about it, and has no price, slug or place in the quote form',
  (id) => {
    const copy = copyOf(id)
    const written = JSON.stringify(copy)
    for (const claim of claimsAbout(id)) expect(written).not.toContain(`"${claim}"`)
    for (const field of ['price', 'slug', 'inQuoteForm', 'ansRegistration', 'logo']) {
      expect(copy).not.toHaveProperty(field)
    }
  },
)

test('a copy keeps what is true of the brokerage, such as when it responds', () => {
  expect(JSON.stringify(copyOf('carrier-amil'))).toContain('"claim-resposta"')
})

test('a copy whose opening stated a price has to be written before it is published', async () => {
  const problems = await validate({ ...copyOf('carrier-amil'), _type: 'carrier' })
  const errors = problems.filter(({ level }) => level === 'error').map(({ path }) => path)
  expect(errors).toContain('slug')
  expect(errors).toContain('hero.lead')
})

test('nothing that states a claim is copied while the claims are not known', () => {
  const copy = copyWithoutFacts(documentOf('carrier-amil'), 'all')
  expect(JSON.stringify(copy)).not.toContain('"claim-')
})

test('a cell of a table stays in its row, without its claim', () => {
  const rows = [
    {
      _key: 'r',
      cells: [
        { _key: 'a', claim: { _ref: 'c' } },
        { _key: 'b', text: 'B' },
      ],
    },
  ]
  const copy = copyWithoutFacts(
    { _id: 'a', _type: 'article', body: [{ _type: 'dataTable', rows }] },
    'all',
  )
  const cells = [{ _key: 'a' }, { _key: 'b', text: 'B' }]
  expect(copy.body).toEqual([{ _type: 'dataTable', rows: [{ _key: 'r', cells }] }])
})

test('a copy comes last in its list, and has no place where the original has none', () => {
  const last = { order: 6, number: null }
  expect(placedLast({ _id: 'a', _type: 'carrier', order: 3 }, last)).toMatchObject({ order: 7 })
  expect(placedLast({ _id: 'a', _type: 'legalPage' }, last)).toEqual({
    _id: 'a',
    _type: 'legalPage',
  })
})
