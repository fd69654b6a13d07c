import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils/get-area-code-info'
import { hasAreaCode } from '@elos/leads/phone/areaCode'
import { TYPED_PHONES } from '@elos/leads/testing/phones'
import { describe, expect, test } from 'vitest'
import { QUOTE, testRoutes } from './testing/form.ts'

describe('the phone of a quote request, as the server checks it', () => {
  test.each(TYPED_PHONES)('$typed', async ({ typed, stored: phone, fault }) => {
    const { stored, send } = testRoutes()
    const answer = await send({ ...QUOTE, answers: { ...QUOTE.answers, phone: typed } })
    expect(await answer.json()).toEqual(
      fault ? { outcome: 'invalid', errors: { phone: fault } } : { outcome: 'stored' },
    )
    expect(stored).toMatchObject(fault ? [] : [{ answers: { phone } }])
  })
})

test('the area codes are the 67 that Anatel has allocated', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  const allocated = codes.filter((code) => getAreaCodeInfo(code))
  expect(allocated).toHaveLength(67)
  expect(codes.filter((code) => hasAreaCode(code))).toEqual(allocated)
})
