import { dayOf } from '@elos/content/parts/time/day'
import { expect, test } from 'vitest'
import { validate } from './testing/validate.ts'

const DAY_MS = 86_400_000
const TODAY = dayOf(new Date())
const TOMORROW = dayOf(new Date(Date.now() + DAY_MS))

/** Documents that somebody checked on a day, and the path of that day. */
const checkedOn = (day: string) => [
  { path: 'asOf', draft: { _type: 'claim', asOf: day } },
  { path: 'next.asOf', draft: { _type: 'claim', next: { asOf: day } } },
  { path: 'asOf', draft: { _type: 'priceTable', asOf: day } },
  { path: 'reviewedAt', draft: { _type: 'article', reviewedAt: day } },
]

test.each(checkedOn(TOMORROW))(
  'a day to come is refused as $path of $draft._type, which says when somebody checked it',
  async ({ path, draft }) => {
    const found = await validate(draft)
    expect(found).toContainEqual({
      level: 'error',
      path,
      message: 'Este dia ainda não chegou. Confira o dia, o mês e o ano.',
    })
  },
)

test.each(checkedOn(TODAY))(
  'today is accepted as $path of $draft._type',
  async ({ path, draft }) => {
    expect((await validate(draft)).filter((each) => each.path === path)).toEqual([])
  },
)
