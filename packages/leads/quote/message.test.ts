import { describe, expect, test } from 'vitest'
import { quoteMessage } from './message.ts'
import { checkQuote } from './schema.ts'

const PERSON = { name: 'Maria José', email: 'maria@exemplo.com.br', phone: '(11) 90000-0000' }

describe('the message of a quote request', () => {
  test('has the choices and the bands with lives', () => {
    const result = checkQuote({
      ...PERSON,
      operadora: 'porto-seguro',
      tipo: 'senior',
      '00a18': '1',
      '19a23': '0',
      '59oumais': '2',
      message: 'Prefiro rede na Lapa & região.\nObrigada!',
    })
    expect(result.ok && quoteMessage(result.value, 'Olá! Gostaria de uma cotação.')).toBe(
      [
        'Olá! Gostaria de uma cotação.',
        '',
        'Nome: Maria José',
        'E-mail: maria@exemplo.com.br',
        'Operadora: Porto Seguro Saúde',
        'Tipo de plano: Sênior',
        'Faixas etárias:',
        '- 0 a 18 anos: 1 vida',
        '- 59 anos ou mais: 2 vidas',
        'Mensagem: Prefiro rede na Lapa & região.',
        'Obrigada!',
      ].join('\n'),
    )
  })

  test('leaves out questions without an answer and an empty greeting', () => {
    const request = { ...PERSON, message: '', faixaEtaria: {} }
    expect(quoteMessage(request, '')).toBe('Nome: Maria José\nE-mail: maria@exemplo.com.br')
  })
})
