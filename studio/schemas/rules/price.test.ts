import { expect, it } from 'vitest'
import { advisePrice } from './price.ts'

const price = { kind: 'price', conditions: 'até 23 anos', validUntil: '2999-12-31' } as const

it('has nothing to say about a price with conditions and validity, or about other claims', () => {
  expect(advisePrice(price)).toBe(true)
  expect(advisePrice({ kind: 'percent' })).toBe(true)
  expect(advisePrice(undefined)).toBe(true)
})

it.each(['conditions', 'validUntil'] as const)('asks for %s', (field) => {
  expect(advisePrice({ ...price, [field]: undefined })).toMatchObject([{ path: [field] }])
})
