import { paragraph } from '@elos/content/fixtures/documents'
import { expect, test } from 'vitest'
import { validate } from '../../types/testing/validate.ts'

const warningsOf = async (text: string, markDefs: object[] = []) => {
  const found = await validate({
    _type: 'siteFaqItem',
    question: 'Quanto custa começar um plano?',
    answer: [{ ...paragraph(text), _key: 'a', markDefs }],
    order: 1,
  })
  return found.map(({ level, path, message }) => [level, path, message.split(':')[0]])
}

test('a figure that is typed into a text is a warning beside the text, which may be published', async () => {
  expect(await warningsOf('A mensalidade começa em R$ 99.')).toEqual([
    ['warning', 'answer[a]', '“R$ 99” está digitado à mão'],
  ])
})

test('so is a promise whose day has passed', async () => {
  const [warning] = await warningsOf('Promoção válida até dezembro de 2020.')
  expect(warning).toEqual([
    'warning',
    'answer[a]',
    expect.stringContaining('O texto promete “dezembro de 2020”'),
  ])
})

test('a text without either has no warning', async () => {
  expect(await warningsOf('A mensalidade depende da idade.')).toEqual([])
})

test('a warning of a link or of words stands at its paragraph, whose name is Portuguese', async () => {
  const link = { _key: 'l', _type: 'externalLink', url: 'https://www.exemplo.com.br' }
  expect(await warningsOf('Veja a lista.', [link])).toEqual([['warning', 'answer[a]', '“https']])
  const [words] = await warningsOf('Comparamos {{operadora}}.')
  expect(words).toEqual(['warning', 'answer[a]', expect.stringContaining('é provisório')])
})
