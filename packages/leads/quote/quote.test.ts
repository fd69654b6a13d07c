import { expect, test } from 'vitest'
import { form } from '../testing/form.ts'
import { quoteMessage } from './message.ts'
import { checkQuote } from './schema.ts'

const PERSON = { name: 'Maria José', email: 'maria@exemplo.com.br', phone: '(11) 90000-0000' }

test('name, e-mail and phone are enough', () => {
  const result = checkQuote(form({ ...PERSON, operadora: '', tipo: '', '00a18': '' }))
  expect(result).toEqual({ ok: true, value: { ...PERSON, message: '', faixaEtaria: {} } })
})

test('what is missing is told field by field, in Portuguese', () => {
  const result = checkQuote(form({ name: '   ', email: 'maria', '19a23': '100', '24a28': '1,5' }))
  expect(result).toEqual({
    ok: false,
    errors: {
      name: 'Informe seu nome.',
      email: 'Confira o e-mail: ele deve ter a forma nome@exemplo.com.br.',
      phone: 'Informe seu telefone.',
      '19a23': 'Informe no máximo 99 vidas por faixa.',
      '24a28': 'Informe um número de 0 a 99.',
    },
  })
})

test('Alice is shown on pages but is no choice of the form', () => {
  const result = checkQuote(form({ ...PERSON, operadora: 'alice' }))
  expect(result).toEqual({ ok: false, errors: { operadora: 'Escolha uma operadora da lista.' } })
})

test('the message names only the bands somebody is in', () => {
  const result = checkQuote(
    form({
      ...PERSON,
      operadora: 'porto-seguro',
      tipo: 'senior',
      '00a18': '1',
      '19a23': '0',
      '59oumais': '2',
      message: 'Tenho preferência por rede na Lapa & região.',
    }),
  )
  expect(
    result.ok && quoteMessage(result.value, 'Olá! Vim pelo site e gostaria de uma cotação.'),
  ).toBe(
    [
      'Olá! Vim pelo site e gostaria de uma cotação.',
      '',
      'Nome: Maria José',
      'E-mail: maria@exemplo.com.br',
      'Operadora: Porto Seguro Saúde',
      'Tipo de plano: Sênior',
      'Faixas etárias:',
      '- 0 a 18 anos: 1 vida',
      '- 59 anos ou mais: 2 vidas',
      'Mensagem: Tenho preferência por rede na Lapa & região.',
    ].join('\n'),
  )
})
