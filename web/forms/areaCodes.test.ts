import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils/get-area-code-info'
import { hasAreaCode } from '@elos/leads/phone/areaCode'
import { expect, test } from 'vitest'

test('the area codes are the 67 that Anatel has allocated', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  const allocated = codes.filter((code) => getAreaCodeInfo(code))
  expect(allocated).toHaveLength(67)
  expect(codes.filter((code) => hasAreaCode(code))).toEqual(allocated)
})
