import { expect, test } from 'vitest'
import { callAddress } from './call.ts'

test.each([
  ['(11) 98888-7777', 'tel:+5511988887777'],
  ['(11) 3333-4444', 'tel:+551133334444'],
  ['+351 912 345 678', 'tel:+351912345678'],
  ['ligar à noite', undefined],
  ['', undefined],
])('the phone %j is called at %s', (phone, address) => {
  expect(callAddress(phone)).toBe(address)
})
