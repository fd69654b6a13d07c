import { expect, test } from 'vitest'
import { queried } from '../../types/testing/groq.ts'
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
  const waiting = await queried(WAITING_QUERY, { id: 'claim-a' }, dataset)
  expect(waiting).toMatchObject([{ _id: 'drafts.new' }, { _id: 'drafts.priced' }])
})
