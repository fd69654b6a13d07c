import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PartnerField, partnerQuestions } from './questions.ts'
import { checkPartner } from './schema.ts'

const PERSON = { nome: 'João', email: 'joao@exemplo.com.br', cidade: 'Campinas/SP' }
const BROKER = { ...PERSON, isCorretor: 'sim' }
const ALWAYS = ['nome', 'email', 'cidade', 'isCorretor']

describe('the questions of the partner form, and its button', () => {
  test.each<[string, Record<string, string>, more: string[], submit: string]>([
    ['a form without answers', {}, [], 'hidden'],
    ['a visitor who has not said what he is', PERSON, [], 'hidden'],
    ['a visitor who is not a broker', { isCorretor: 'nao', vendePlanoSaude: 'sim' }, [], 'hidden'],
    ['a broker', BROKER, ['vendePlanoSaude'], 'disabled'],
    [
      'a broker who sells health plans',
      { ...BROKER, vendePlanoSaude: 'sim' },
      ['vendePlanoSaude', 'experienciaPortabilidade'],
      'disabled',
    ],
    [
      'a broker who sells no health plans, and answers with spaces',
      { ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: '  ' },
      ['vendePlanoSaude', 'tiposSeguros'],
      'disabled',
    ],
    [
      'a broker who has answered every question that is shown',
      { ...BROKER, vendePlanoSaude: 'sim', experienciaPortabilidade: 'nao' },
      ['vendePlanoSaude', 'experienciaPortabilidade'],
      'enabled',
    ],
  ])('for %s', (_who, answers, more, submit) => {
    const { fields, ...questions } = partnerQuestions(answers)
    expect([fields, questions.submit]).toEqual([[...ALWAYS, ...more], submit])
  })

  test('are replaced by a notice for visitors who are not brokers, until the answer changes', () => {
    expect(partnerQuestions({ isCorretor: 'nao' })).toMatchObject({
      notBroker: true,
      submit: 'hidden',
    })
    expect(partnerQuestions({ isCorretor: 'sim' }).notBroker).toBe(false)
    expect(partnerQuestions({}).notBroker).toBe(false)
  })
})

test('missing answers are named in the order of the form', () => {
  expect(partnerQuestions({ isCorretor: 'sim', email: 'a@b.co' }).missing).toEqual([
    'nome',
    'cidade',
    'vendePlanoSaude',
  ])
})

test('a phone is optional, and must be one that can be dialled', () => {
  const broker = { ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: 'Auto' }
  expect(partnerQuestions(broker).submit).toBe('enabled')
  expect(checkPartner(broker).ok).toBe(true)
  expect(checkPartner({ ...broker, telefone: '11 98888 7777' })).toMatchObject({
    value: { telefone: '(11) 98888-7777' },
  })
  expect(checkPartner({ ...broker, telefone: '119' })).toMatchObject({
    errors: { telefone: expect.stringContaining('Faltam números') },
  })
})

test('every valid form has an enabled button, and every error belongs to a field that is shown', () => {
  const answer = fc.constantFrom('', 'sim', 'nao', 'talvez', 'a@b.com')
  const fields: Record<PartnerField, typeof answer> = {
    nome: answer,
    email: answer,
    telefone: fc.constant(''),
    cidade: answer,
    isCorretor: answer,
    vendePlanoSaude: answer,
    tiposSeguros: answer,
    experienciaPortabilidade: answer,
  }
  fc.assert(
    fc.property(fc.record(fields), (answers) => {
      const { fields: shown, submit } = partnerQuestions(answers)
      const result = checkPartner(answers)
      const errors = result.ok ? [] : Object.keys(result.errors)
      expect(shown).toEqual(expect.arrayContaining(errors))
      expect(errors.length > 0 || submit === 'enabled').toBe(true)
    }),
    { numRuns: 2000 },
  )
})
