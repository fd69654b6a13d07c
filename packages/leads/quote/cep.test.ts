import { describe, expect, test } from 'vitest'
import { checkQuote } from './schema.ts'

const PERSON = { name: 'Maria José', email: 'maria@exemplo.com.br', phone: '(11) 90000-0000' }

const sent = (cep: string) => {
  const result = checkQuote({ ...PERSON, cep })
  return result.ok ? result.value.cep : result.errors.cep
}

describe('a postal code', () => {
  test.each([
    ['01310-100', '01310-100'],
    ['01310100', '01310-100'],
    ['01.310-100', '01310-100'],
    [' 01310 - 100 ', '01310-100'],
    ['01310–100', '01310-100'],
    ['01310 100', '01310-100'],
    ['CEP: 01310-100', '01310-100'],
    ['cep 01310100', '01310-100'],
    ['01310100, 04538-133 e 09710 000', '01310-100, 04538-133 e 09710-000'],
    ['01310100 04538133', '01310-100 04538-133'],
    ['01310-100 (empresa), 04538133 (Ana)', '01310-100 (empresa), 04538-133 (Ana)'],
  ])('typed as “%s” is “%s”', (typed, stored) => {
    expect(sent(typed)).toBe(stored)
    expect(sent(stored)).toBe(stored)
  })

  test.each([
    '01310',
    '01310-10',
    '01310-1000',
    '0131010004538133',
    'Lapa',
    '01310-100, 300',
    '(11) 98765-4321',
  ])('is refused without eight digits, and none is made up: “%s”', (typed) => {
    expect(sent(typed)).toBe('Um CEP tem 8 números. Exemplo: 01310-100')
  })

  test('is optional', () => {
    expect(sent(' ')).toBeUndefined()
  })
})
