import { expect, test } from 'vitest'
import { form } from '../testing/form.ts'
import { partnerMessage } from './message.ts'
import { checkPartner } from './schema.ts'

const BROKER = {
  nome: 'João',
  email: 'joao@exemplo.com.br',
  cidade: 'Campinas/SP',
  isCorretor: 'sim',
}

test('who is no broker cannot apply, and is told why', () => {
  const result = checkPartner(form({ ...BROKER, isCorretor: 'nao' }))
  expect(result.ok).toBe(false)
  expect(!result.ok && result.errors.isCorretor).toContain('apenas para corretores')
})

test('a broker who sells health plans must tell of portability', () => {
  const incomplete = checkPartner(form({ ...BROKER, vendePlanoSaude: 'sim' }))
  expect(!incomplete.ok && Object.keys(incomplete.errors)).toEqual(['experienciaPortabilidade'])
  const complete = checkPartner(
    form({ ...BROKER, vendePlanoSaude: 'sim', experienciaPortabilidade: 'nao' }),
  )
  expect(complete.ok && partnerMessage(complete.value, 'Olá! Quero ser parceiro.')).toContain(
    'Experiência com portabilidade: Não',
  )
})

test('a broker who sells none must tell which insurance they sell', () => {
  const incomplete = checkPartner(form({ ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: ' ' }))
  expect(!incomplete.ok && incomplete.errors.tiposSeguros).toBe('Diga quais seguros você vende.')
  const complete = checkPartner(
    form({ ...BROKER, vendePlanoSaude: 'nao', tiposSeguros: 'Auto e residencial' }),
  )
  expect(complete.ok && partnerMessage(complete.value, 'Olá! Quero ser parceiro.')).toContain(
    'Auto e residencial',
  )
})

test('the question about health plans must be answered', () => {
  const result = checkPartner(form(BROKER))
  expect(result).toEqual({
    ok: false,
    errors: { vendePlanoSaude: 'Diga se já vende planos de saúde.' },
  })
})
