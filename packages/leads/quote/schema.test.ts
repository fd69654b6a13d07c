import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WRITE_WHOLE } from '../number/whole.ts'
import { form } from '../testing/form.ts'
import { AGE_BANDS } from './bands.ts'
import { checkQuote, quoteSchema } from './schema.ts'

const PERSON = { name: 'Maria José', email: 'maria@exemplo.com.br', phone: '(11) 90000-0000' }

const errorsOf = (fields: Record<string, unknown>) => {
  const result = checkQuote(fields)
  return result.ok ? {} : result.errors
}

describe('a quote request', () => {
  test('requires name, e-mail and phone, and nothing else', () => {
    const sent = form({ ...PERSON, operadora: '', tipo: '', message: ' ', '00a18': '' })
    expect(checkQuote(sent)).toEqual({
      ok: true,
      value: { ...PERSON, faixaEtaria: {} },
    })
    expect(errorsOf({})).toEqual({
      name: 'Informe seu nome.',
      email: 'Informe seu e-mail.',
      phone: 'Informe seu telefone.',
    })
  })

  test('is the same from a form and from the values of a form library', () => {
    const fields = { ...PERSON, operadora: 'amil', tipo: 'familiar', '34a38': '2', message: 'Oi' }
    const value = { ...PERSON, operadora: 'amil', tipo: 'familiar', message: 'Oi' }
    const expected = { ok: true, value: { ...value, faixaEtaria: { '34a38': 2 } } }
    expect(checkQuote(form(fields))).toEqual(expected)
    expect(checkQuote(fields)).toEqual(expected)
    expect(checkQuote({ ...fields, '34a38': 2, '59oumais': undefined })).toEqual(expected)
  })

  test('is refused with an error in Portuguese for each wrong field', () => {
    const person = { name: '   ', email: 'maria', phone: '119' }
    const choices = { operadora: 'a'.repeat(61), tipo: 'outro' }
    const bands = { '19a23': '100', '24a28': '1,5', '29a33': '1.5', '34a38': '-1' }
    expect(errorsOf({ ...person, ...choices, ...bands })).toEqual({
      name: 'Informe seu nome.',
      email: 'Confira o e-mail: ele deve ter a forma nome@exemplo.com.br.',
      phone: 'Faltam números. Exemplo: (11)\u00a098765-4321',
      operadora: 'Use no máximo 60 caracteres.',
      tipo: 'Escolha uma opção da lista.',
      '19a23': 'Informe no máximo 99 vidas por faixa.',
      '24a28': WRITE_WHOLE,
      '29a33': WRITE_WHOLE,
      '34a38': WRITE_WHOLE,
    })
  })

  test('is refused when a text is too long, not cut', () => {
    expect(errorsOf({ ...PERSON, name: 'a'.repeat(121), message: 'a'.repeat(2001) })).toEqual({
      name: 'Use no máximo 120 caracteres.',
      message: 'Use no máximo 2000 caracteres.',
    })
  })

  test.each([
    "o'hara+casa@exemplo.com.br",
    'joão@saúde.com.br',
    ' MARIA@EXEMPLO.COM ',
    'm.silva@sub.exemplo.co',
    'maria@e-xemplo2.xn--p1ai',
    'maria@gmial.com',
  ])('accepts the e-mail %s', (email) => {
    expect(errorsOf({ ...PERSON, email })).toEqual({})
  })

  test.each([
    'maria',
    '@exemplo.com',
    'maria@exemplo',
    'a b@exemplo.com',
    'maria@exemplo.com,',
    '<maria@exemplo.com>',
    'maria.@exemplo.com',
    '.maria@exemplo.com',
    'm..silva@exemplo.com',
    'maria@-exemplo.com',
    'maria@exemplo.c',
    'maria@10.0.0.1',
  ])('refuses the e-mail %s', (email) => {
    expect(Object.keys(errorsOf({ ...PERSON, email }))).toEqual(['email'])
  })

  test('has no line breaks or control characters in one-line fields', () => {
    const result = checkQuote({ ...PERSON, name: ' Maria\n\tJosé\u0000\ud83d ' })
    expect(result.ok && result.value.name).toBe('Maria José \ufffd')
  })

  test('accepts 0 to 99 lives in each of the ten bands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AGE_BANDS), fc.integer({ min: 0, max: 99 }), (band, lives) => {
        const result = checkQuote({ ...PERSON, [band]: String(lives) })
        expect(result.ok && result.value.faixaEtaria).toEqual({ [band]: lives })
      }),
    )
  })

  test('counts ages in words where no band is filled in', () => {
    const bandsOf = (fields: Record<string, string>) => {
      const result = checkQuote({ ...PERSON, ...fields })
      return result.ok && result.value.faixaEtaria
    }
    expect(bandsOf({ idades: '34, 36 e 5' })).toEqual({ '34a38': 2, '00a18': 1 })
    expect(bandsOf({ idades: '34, 36 e 5', '59oumais': '1' })).toEqual({ '59oumais': 1 })
  })

  test('about a company, a life or a fleet has whole numbers of people, years and vehicles', () => {
    const answers = { pessoas: '1.000', empresa: 'mei', idade: '41', veiculos: '12\u00a0000' }
    const result = checkQuote({ ...PERSON, ...answers, '34a38': '02' })
    expect(result.ok && result.value).toMatchObject({
      pessoas: 1000,
      empresa: 'mei',
      idade: 41,
      veiculos: 12_000,
      faixaEtaria: { '34a38': 2 },
    })
    expect(errorsOf({ ...PERSON, pessoas: '0', idade: '121', veiculos: '100.000' })).toEqual({
      pessoas: 'Informe um número de 1 a 99.999.',
      idade: 'Informe um número de 0 a 120.',
      veiculos: 'Informe um número de 1 a 99.999.',
    })
  })

  test.each<[string, unknown]>([
    ['a text', '1.5'],
    ['a text in which JavaScript finds a number', '1e3'],
    ['a fraction', 1.005],
  ])('asks again for %s in place of a whole number, in every field of one', (_what, value) => {
    const numbers = [...AGE_BANDS, 'pessoas', 'idade', 'veiculos']
    expect(
      errorsOf({ ...PERSON, ...Object.fromEntries(numbers.map((name) => [name, value])) }),
    ).toEqual(Object.fromEntries(numbers.map((name) => [name, WRITE_WHOLE])))
  })

  test('does not change when it is checked again, as the server does', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const phones = fc.constantFrom('+55 11 90000 0000', '1130000000', '(55) 3000-0000')
    const requests = fc.record({ name: texts, phone: phones, message: texts })
    fc.assert(
      fc.property(requests, (fields) => {
        const result = checkQuote({ ...PERSON, ...fields, '54a58': '3' })
        fc.pre(result.ok)
        expect(quoteSchema.parse(JSON.parse(JSON.stringify(result.value)))).toEqual(result.value)
      }),
    )
  })

  test('never throws, whatever is sent', () => {
    const fields = fc.dictionary(
      fc.constantFrom(...Object.keys(quoteSchema.shape), '00a18', '__proto__'),
      fc.anything(),
    )
    fc.assert(
      fc.property(fields, (sent) => {
        expect(typeof checkQuote(sent).ok).toBe('boolean')
        expect(typeof quoteSchema.safeParse(sent).success).toBe('boolean')
      }),
      { examples: [[{ pessoas: { toString: '' } }]] },
    )
  })
})
