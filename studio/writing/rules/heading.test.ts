import { expect, test } from 'vitest'
import { checkHeading } from './heading.ts'

const block = (style: string, ...children: object[]) => ({ _type: 'block', style, children })
const span = (text: string) => ({ _type: 'span', text })

test.each(['', ' ', '\u200b', '\ufeff\u00a0'])('a heading of %j is empty', (text) => {
  expect(checkHeading(block('h2', span(text)))).toContain('O título está vazio')
})

test.each([
  ['a heading', block('h3', span('Prazos'))],
  ['a heading that is a claim', block('h2', span(''), { _type: 'claimRef' }, span(''))],
  ['an empty paragraph', block('normal', span(''))],
])('%s is not', (_, value) => {
  expect(checkHeading(value)).toBe(true)
})
