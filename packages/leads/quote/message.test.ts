import { describe, expect, test } from 'vitest'
import { quoteMessage } from './message.ts'
import { checkQuote } from './schema.ts'

const CARRIERS = [{ value: 'porto-seguro', label: 'Porto Seguro' }]
const PERSON = { name: 'Maria José', email: 'maria@exemplo.com.br', phone: '(11) 90000-0000' }

describe('the message of a quote request', () => {
  test('calls each answer as the form does, in the order of the form', () => {
    const result = checkQuote({
      ...PERSON,
      operadora: 'porto-seguro',
      tipo: 'senior',
      sobre: 'Seguro de Vida',
      capital: 'R$ 100.000',
      idade: '41',
      cidade: 'Campinas/SP',
      horario: 'manha',
      '00a18': '1',
      '19a23': '0',
      '59oumais': '2',
      message: 'Prefiro rede na Lapa & região.\nObrigada!',
    })
    const greeting = 'Olá! Gostaria de uma cotação.'
    expect(result.ok && quoteMessage(result.value, greeting, CARRIERS, 'A3F09C')).toBe(
      [
        greeting,
        '',
        'Nome: Maria José',
        'E-mail: maria@exemplo.com.br',
        'Sobre: Seguro de Vida',
        'Operadora: Porto Seguro',
        'Tipo de plano: Sênior',
        'Idade de quem será segurado: 41',
        'Capital desejado: R$ 100.000',
        'Cidade: Campinas/SP',
        'Melhor horário para ligarmos: Manhã',
        'Faixas etárias:',
        '- 0 a 18 anos: 1 vida',
        '- 59 anos ou mais: 2 vidas',
        'Mensagem: Prefiro rede na Lapa & região.',
        'Obrigada!',
        'Pedido: A3F09C',
        'Telefone: (11) 90000-0000',
      ].join('\n'),
    )
  })

  test('leaves out questions without an answer and an empty greeting', () => {
    const request = { ...PERSON, message: '', faixaEtaria: {} }
    expect(quoteMessage(request, '', CARRIERS)).toBe(
      'Nome: Maria José\nE-mail: maria@exemplo.com.br\nTelefone: (11) 90000-0000',
    )
  })

  test('has the ages as they were written where they are not numbers alone', () => {
    const messageOf = (idades: string) => {
      const result = checkQuote({ ...PERSON, idades })
      return result.ok && quoteMessage(result.value, '', CARRIERS)
    }
    expect(messageOf('34 e 5 anos')).toContain('E-mail: maria@exemplo.com.br\nFaixas etárias:')
    const withBaby = messageOf('62, 65 e um bebê')
    expect(withBaby).toContain('Idades de quem vai usar o plano: 62, 65 e um bebê')
    expect(withBaby).toContain('- 0 a 18 anos: 1 vida\n- 59 anos ou mais: 2 vidas')
    const uncertain = messageOf('um casal e 34')
    expect(uncertain).toContain('Idades de quem vai usar o plano: um casal e 34')
    expect(uncertain).not.toContain('Faixas etárias')
  })
})
