import { describe, expect, test } from 'vitest'
import { form } from '../testing/form.ts'
import { partnerMessage } from './message.ts'
import { checkPartner } from './schema.ts'

const PERSON = { nome: 'João', email: 'joao@exemplo.com.br', cidade: 'Campinas/SP' }
const BROKER = { ...PERSON, isCorretor: 'sim' }

const errorsOf = (fields: Record<string, unknown>) => {
  const result = checkPartner(fields)
  return result.ok ? {} : result.errors
}

describe('a partner application', () => {
  test('of who is no broker is refused with the notice alone', () => {
    expect(errorsOf({ isCorretor: 'nao' })).toEqual({
      isCorretor:
        'Parceria disponível apenas para corretores. Nossa parceria é exclusiva para profissionais que já trabalham com seguros.',
    })
  })

  test('is told all that is missing at once', () => {
    expect(errorsOf({})).toEqual({
      nome: 'Informe seu nome.',
      email: 'Informe seu e-mail.',
      cidade: 'Informe sua cidade.',
      isCorretor: 'Diga se você já é corretor de seguros.',
    })
    expect(errorsOf({ isCorretor: 'sim', email: 'joao' })).toEqual({
      nome: 'Informe seu nome.',
      email: 'Confira o e-mail: ele deve ter a forma nome@exemplo.com.br.',
      cidade: 'Informe sua cidade.',
      vendePlanoSaude: 'Diga se já vende planos de saúde.',
    })
  })

  test('must tell of portability or of insurance, by what is sold', () => {
    expect(errorsOf({ ...BROKER, vendePlanoSaude: 'sim', tiposSeguros: 'Auto' })).toEqual({
      experienciaPortabilidade: 'Diga se já trabalha com portabilidade.',
    })
    expect(errorsOf({ ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: ' ' })).toEqual({
      tiposSeguros: 'Diga quais seguros você vende.',
    })
  })

  test('keeps no answer to a question that is hidden again', () => {
    const answers = {
      vendePlanoSaude: 'nao',
      tiposSeguros: 'Auto',
      experienciaPortabilidade: 'sim',
    }
    expect(checkPartner(form({ ...BROKER, ...answers }))).toEqual({
      ok: true,
      value: { ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: 'Auto' },
    })
  })
})

describe('the message of a partner application', () => {
  const told = ['Nome: João', 'E-mail: joao@exemplo.com.br', 'Cidade: Campinas/SP']
  const person = { ...PERSON, isCorretor: 'sim' } as const

  test('tells of portability for who sells health plans', () => {
    const application = {
      ...person,
      vendePlanoSaude: 'sim',
      experienciaPortabilidade: 'nao',
    } as const
    expect(partnerMessage(application, 'Olá! Quero ser parceiro.').split('\n')).toEqual([
      'Olá! Quero ser parceiro.',
      '',
      ...told,
      'É corretor de seguros: Sim',
      'Vende planos de saúde: Sim',
      'Experiência com portabilidade: Não',
    ])
  })

  test('tells of insurance for who sells none', () => {
    const application = { ...person, vendePlanoSaude: 'nao', tiposSeguros: 'Auto e vida' } as const
    expect(partnerMessage(application, '').split('\n')).toEqual([
      ...told,
      'É corretor de seguros: Sim',
      'Vende planos de saúde: Não',
      'Tipos de seguro que vende: Auto e vida',
    ])
  })
})
