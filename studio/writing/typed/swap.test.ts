import { expect, test } from 'vitest'
import { withClaim } from './swap.ts'

const span = (_key: string, text: string, ...marks: string[]) => ({
  _type: 'span',
  _key,
  text,
  marks,
})

test('a claim takes the place of the words that say its value, once, and those around keep their marks', () => {
  const children = [span('a', 'Na Amil, '), span('b', 'R$ 150, sempre R$ 150.', 'strong')]
  expect(withClaim(children, 'R$ 150', 'claim-amil')).toEqual([
    children[0],
    span('b', '', 'strong'),
    {
      _type: 'claimRef',
      _key: expect.any(String),
      claim: { _type: 'reference', _ref: 'claim-amil' },
      display: 'amount',
    },
    { ...span('', ', sempre R$ 150.', 'strong'), _key: expect.any(String) },
  ])
})

test('words over several spans stay: nobody knows which marks the claim would have', () => {
  expect(withClaim([span('a', 'R$ '), span('b', '150', 'strong')], 'R$ 150', 'x')).toBeUndefined()
  expect(withClaim(undefined, 'R$ 150', 'x')).toBeUndefined()
})
