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
  test('by a visitor who is not a broker is refused with the notice only', () => {
    expect(errorsOf({ isCorretor: 'nao' })).toEqual({
      isCorretor:
        'Parceria disponível apenas para corretores. Nossa parceria é exclusiva para profissionais que já trabalham com seguros.',
    })
  })

  test('is refused with an error for every missing field', () => {
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

  test('must answer the last question, which depends on what is sold', () => {
    expect(errorsOf({ ...BROKER, vendePlanoSaude: 'sim', tiposSeguros: 'Auto' })).toEqual({
      experienciaPortabilidade: 'Diga se já trabalha com portabilidade.',
    })
    expect(errorsOf({ ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: ' ' })).toEqual({
      tiposSeguros: 'Diga quais seguros você vende.',
    })
  })

  test('drops the answer to a question that is no longer shown', () => {
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

test('the message of a partner application has the answers to the questions that this broker got', () => {
  const person = { ...PERSON, isCorretor: 'sim' } as const
  const seller = { ...person, vendePlanoSaude: 'sim', experienciaPortabilidade: 'nao' } as const
  expect(partnerMessage(seller, 'Olá! Quero ser parceiro.')).toBe(`Olá! Quero ser parceiro.

Nome: João
E-mail: joao@exemplo.com.br
Cidade: Campinas/SP
É corretor de seguros: Sim
Vende planos de saúde: Sim
Experiência com portabilidade: Não`)
  const other = { ...person, vendePlanoSaude: 'nao', tiposSeguros: 'Auto e vida' } as const
  expect(partnerMessage(other, '')).toMatch(
    /^Nome: João\n.*\nVende planos de saúde: Não\nTipos de seguro que vende: Auto e vida$/s,
  )
})
