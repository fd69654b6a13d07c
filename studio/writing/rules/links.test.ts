import { expect, test } from 'vitest'
import { checkLinks } from './links.ts'

const linked = (link: object) => ({
  _type: 'block',
  markDefs: [{ _key: 'l', ...link }],
  children: [
    { _type: 'span', text: 'Veja a ', marks: [] },
    { _type: 'span', text: 'lista de ', marks: ['l'] },
    { _type: 'span', text: 'hospitais', marks: ['strong', 'l'] },
  ],
})

test('a link without a page or an address is named by its words', () => {
  expect(checkLinks(linked({ _type: 'routeLink' }))).toBe(
    'Escolha a página do link “lista de hospitais”.',
  )
  expect(checkLinks(linked({ _type: 'externalLink', url: ' ' }))).toBe(
    'Preencha o endereço do link “lista de hospitais”.',
  )
})

test.each([
  ['a link to a page', linked({ _type: 'routeLink', page: { _ref: 'plan-familiar' } })],
  ['a link to another site', linked({ _type: 'externalLink', url: 'https://www.gov.br' })],
  ['a paragraph without links', { _type: 'block', children: [] }],
])('%s is accepted', (_, block) => {
  expect(checkLinks(block)).toBe(true)
})
