import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { WAITING_QUERY } from './ClaimInput.tsx'

const using = (_id: string) => ({
  _id,
  _type: 'carrier',
  price: { _type: 'reference', _ref: 'claim-a' },
})

test('a claim waits for the drafts that use it in place of published documents that do not', async () => {
  const dataset = [
    using('drafts.new'),
    using('drafts.priced'),
    { _id: 'priced', _type: 'carrier' },
    using('drafts.same'),
    using('same'),
  ]
  const params = { id: 'claim-a' }
  const value = await evaluate(parse(WAITING_QUERY, { params }), { dataset, params })
  expect(await value.get()).toMatchObject([{ _id: 'drafts.new' }, { _id: 'drafts.priced' }])
})
