import { paragraph } from '@elos/content/fixtures/documents'
import { describe, expect, test } from 'vitest'
import { validate } from '../../types/testing/validate.ts'

const problemsOf = async (question: string | undefined, answer: object[] | undefined) => {
  const found = await validate({ _type: 'siteFaqItem', question, answer, order: 1 })
  return found.map(({ path, message }) => [path, message])
}

describe('a required text', () => {
  test.each([
    ['absent', undefined, undefined],
    ['empty', '', []],
    ['blank', ' ', [paragraph(' ')]],
    ['invisible', '\u200b', [paragraph(''), paragraph('\ufeff')]],
  ])('is missing when it is %s, and said once', async (_, question, answer) => {
    expect(await problemsOf(question, answer)).toEqual([
      ['question', 'Preencha o campo “Pergunta”.'],
      ['answer', 'Preencha o campo “Resposta”.'],
    ])
  })

  test('is there when it has something to see', async () => {
    expect(await problemsOf('Quanto tempo leva?', [paragraph('\u200bUm dia.')])).toEqual([])
  })
})

test('a field of a card is named with the title of the card', async () => {
  const cards = [
    { _key: 'a', _type: 'feature', title: 'Desconto para mais filhos', icon: 'heart' },
    { _key: 'b', _type: 'feature', title: 'Rede própria' },
    { _key: 'c', _type: 'feature', icon: 'heart' },
  ]
  const found = await validate({ _type: 'plan', benefits: { items: cards } })
  const messages = found.map(({ message }) => message)
  expect(messages).toEqual(
    expect.arrayContaining([
      'Preencha o campo “Texto” de “Desconto para mais filhos”.',
      'Preencha o campo “Texto”.',
      'Preencha o campo “Texto” de “Rede própria”.',
      'Escolha uma opção em “Ícone” de “Rede própria”.',
    ]),
  )
})

test('a missing slug is reported once, at the field that staff know', async () => {
  const found = await validate({ _type: 'faqCategory', label: 'Guia', color: 'primary', order: 1 })
  expect(found).toEqual([
    { level: 'error', path: 'slug', message: 'Preencha o campo “Código do filtro”.' },
  ])
})
