import { expect, test } from 'vitest'
import { withClaim } from './swap.ts'

const span = (_key: string, text: string, ...marks: string[]) => ({
  _type: 'span',
  _key,
  text,
  marks,
})

test('a claim takes the place of the words that say its value, once, and those around keep their marks', () => {
  const children = [span('a', 'Na Amil,'), span('b', ' só R$ 150, sempre R$ 150. ', 'strong')]
  expect(withClaim(children, 'R$ 150', 'claim-amil')).toEqual([
    children[0],
    span('b', ' só ', 'strong'),
    {
      _type: 'claimRef',
      _key: expect.any(String),
      claim: { _type: 'reference', _ref: 'claim-amil' },
      display: 'amount',
    },
    { ...span('', ', sempre R$ 150. ', 'strong'), _key: expect.any(String) },
  ])
})

test('words over several spans stay: nobody knows which marks the claim would have', () => {
  expect(withClaim([span('a', 'R$ '), span('b', '150', 'strong')], 'R$ 150', 'x')).toBeUndefined()
  expect(withClaim(undefined, 'R$ 150', 'x')).toBeUndefined()
})

test.each([
  ['Se fosse R$ 1500, não. A Amil custa R$ 150.', 'R$ 150', 'Se fosse R$ 1500, não. A Amil custa '],
  [
    'Em 130 dias acaba. A indenização sai em 30 dias.',
    '30 dias',
    'Em 130 dias acaba. A indenização sai em ',
  ],
  ['De R$ 150,50 a R$ 150.', 'R$ 150', 'De R$ 150,50 a '],
])(
  'in %j the claim takes the place of %j, and not of a part of another figure',
  (text, words, before) => {
    expect(withClaim([span('a', text)], words, 'x')).toMatchObject([
      { text: before },
      { _type: 'claimRef' },
      { text: '.' },
    ])
    expect(withClaim([span('a', 'A Amil custa R$ 1.150,00.')], '150', 'x')).toBeUndefined()
  },
)
