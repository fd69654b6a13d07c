import { describe, expect, test } from 'vitest'
import { AGE_BANDS } from './bands.ts'
import {
  fieldsAbout,
  isBandOf,
  planTypesAbout,
  presetAnswers,
  type QuoteSubject,
  questionsAbout,
} from './subject.ts'

const AMIL: QuoteSubject = { kind: 'health', name: 'Amil', carrier: 'amil' }
const ALICE: QuoteSubject = { kind: 'carrier', name: 'Alice' }
const SENIOR: QuoteSubject = { kind: 'health', name: 'Plano Sênior', planType: 'senior' }
const PEOPLE: QuoteSubject = { ...SENIOR, applicant: 'sem-cnpj' }
const ASKED: QuoteSubject = { ...AMIL, applicant: 'mei', question: 'Vende a MEI?' }
const MEDSENIOR: QuoteSubject = {
  kind: 'health',
  name: 'MedSênior',
  carrier: 'medsenior',
  minimumAge: 54,
}
const DENTAL: QuoteSubject = {
  kind: 'dental',
  name: 'Plano Familiar (odontológico)',
  planType: 'familiar',
}
const COMPANY: QuoteSubject = {
  kind: 'company',
  name: 'Plano Empresarial',
  planType: 'corporativo',
}
const PORTO: QuoteSubject = {
  kind: 'company',
  name: 'Porto Seguro',
  carrier: 'porto-seguro',
  planTypes: ['corporativo'],
}
const LIFE: QuoteSubject = { kind: 'life', name: 'Seguro de Vida' }
const FLEET: QuoteSubject = { kind: 'fleet', name: 'Seguro de Frotas' }

describe('the questions', () => {
  test('about a health plan are those of the specified form, the city and the time to call', () => {
    const asked = ['operadora', 'tipo', 'cidade', 'horario', 'faixaEtaria', 'message']
    expect(questionsAbout()).toEqual(asked)
    expect(questionsAbout(AMIL)).toEqual(asked)
    expect(questionsAbout(SENIOR)).toEqual(asked)
  })

  test.each([
    ['a carrier outside the list', ALICE, ['operadora'], ['sobre', 'tipo', 'faixaEtaria']],
    ['the teeth only', DENTAL, [], ['sobre', 'operadora', 'tipo', 'faixaEtaria']],
    [
      'a company, whose page asks for ages and postal codes',
      COMPANY,
      ['idade'],
      ['operadora', 'tipo', 'pessoas', 'empresa', 'cep', 'faixaEtaria'],
    ],
    [
      'what no carrier of the form sells',
      { ...DENTAL, carriers: [] },
      ['operadora'],
      ['sobre', 'tipo', 'faixaEtaria'],
    ],
    [
      'a carrier that sells to companies alone',
      PORTO,
      ['sobre', 'tipo'],
      ['operadora', 'pessoas', 'empresa', 'cep', 'faixaEtaria'],
    ],
    ['a plan for people, of whom it is known who contracts', PEOPLE, ['cep'], ['empresa', 'tipo']],
    ['a life', LIFE, ['operadora', 'tipo', 'faixaEtaria'], ['sobre', 'idade', 'capital']],
    ['a fleet', FLEET, ['operadora', 'tipo', 'faixaEtaria'], ['sobre', 'veiculos']],
  ])('about %s are those that make sense', (_what, subject, senseless, sensible) => {
    const asked = questionsAbout(subject)
    expect(asked).toEqual(expect.arrayContaining([...sensible, 'cidade', 'horario', 'message']))
    for (const name of senseless) expect(asked).not.toContain(name)
  })

  test('have a field each, the ages one for the words and one for each band', () => {
    expect(fieldsAbout(FLEET)).toEqual([
      ...['name', 'email', 'phone'],
      ...['sobre', 'veiculos', 'cidade', 'horario', 'message'],
    ])
    expect(fieldsAbout()).toEqual(expect.arrayContaining(['idades', ...AGE_BANDS]))
  })
})

describe('a subject', () => {
  test.each([
    ['chooses its carrier', AMIL, { operadora: 'amil' }],
    ['chooses its carrier for a company', PORTO, { operadora: 'porto-seguro' }],
    ['chooses its type of plan', COMPANY, { tipo: 'corporativo' }],
    ['is named where no list has it', LIFE, { sobre: 'Seguro de Vida' }],
    ['for people says that they contract', PEOPLE, { tipo: 'senior', empresa: 'sem-cnpj' }],
    [
      'may have a question of the visitor, and who contracts',
      ASKED,
      { operadora: 'amil', empresa: 'mei', message: 'Vende a MEI?' },
    ],
    ['says that it is dental', DENTAL, { sobre: DENTAL.name, tipo: 'familiar' }],
    ['may be missing', undefined, {}],
  ])('%s', (_what, subject, answers) => {
    expect(presetAnswers(subject)).toEqual(answers)
  })
})

describe('what is offered first follows from the audience', () => {
  test.each([
    ['a plan for seniors', SENIOR, ['familiar', 'individual', 'senior']],
    ['a plan for companies', COMPANY, undefined],
    ['a carrier that says what it sells', PORTO, ['corporativo']],
    ['any other carrier', AMIL, undefined],
    ['nothing in particular', undefined, undefined],
  ])('of %s the types of plan', (_what, subject, types) => {
    expect(planTypesAbout(subject)).toEqual(types)
  })

  test.each([
    ['a plan for seniors', SENIOR, ['49a53', '54a58', '59oumais']],
    ['a carrier that accepts people from an age', MEDSENIOR, ['54a58', '59oumais']],
    ['a plan for families', DENTAL, AGE_BANDS],
    ['nothing in particular', undefined, AGE_BANDS],
  ])('of %s the age bands', (_what, subject, bands) => {
    expect(AGE_BANDS.filter((band) => isBandOf(band, subject))).toEqual(bands)
  })
})
