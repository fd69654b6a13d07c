import { describe, expect, test } from 'vitest'
import { suggestDomain, withDomain } from './emailSuggestion.ts'

describe('a mistyped provider of e-mail', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.com.br', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['hotmail.comm', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com.br', 'yahoo.com.br'],
    ['yahoo.com.b', 'yahoo.com.br'],
    ['yhaoo.com', 'yahoo.com'],
    ['iclod.com', 'icloud.com'],
    ['uol.com', 'uol.com.br'],
  ])('%s is probably %s', (typed, right) => {
    expect(suggestDomain(`maria@${typed}`)).toBe(right)
  })

  test.each([
    'gmail.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'love.com',
    'yahoo.com',
    'uol.com.br',
    'gol.com.br',
    'exemplo.com.br',
    'empresa.com',
    'usp.br',
    '',
  ])('%s is left as it is', (typed) => {
    expect(suggestDomain(`maria@${typed}`)).toBeUndefined()
  })

  test('an unfinished address is left as it is', () => {
    expect(suggestDomain('')).toBeUndefined()
    expect(suggestDomain('gmial.com')).toBeUndefined()
  })
})

test('the rest of the address stays', () => {
  expect(withDomain(' Maria.Jose+casa@gmial.com ', 'gmail.com')).toBe('Maria.Jose+casa@gmail.com')
})
