import { describe, expect, test } from 'vitest'
import { chatNumber } from './chatNumber.ts'

describe('the number that the chat reaches', () => {
  test.each([
    ['(11) 98888-7777', '5511988887777'],
    ['11 8888-7777', '551188887777'],
    ['011 98888-7777', '5511988887777'],
    ['55 11 98888 7777', '5511988887777'],
    ['+55 (11) 98888-7777', '5511988887777'],
    ['0 15 11 98888-7777', '5511988887777'],
    ['(11) 98888-7777 (Maria)', '5511988887777'],
    ['+351 912 345 678', '351912345678'],
    ['00 351 912 345 678', '351912345678'],
  ])('of %s is %s', (phone, number) => {
    expect(chatNumber(phone)).toBe(number)
  })

  test.each(['98888-7777', 'ligar à noite', '', '+', '11 98888-7777 ramal 12'])(
    'is unknown for "%s"',
    (phone) => {
      expect(chatNumber(phone)).toBeUndefined()
    },
  )
})
