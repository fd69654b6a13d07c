import { expect, it } from 'vitest'
import { describeArticle } from './article.ts'
import { describeLink } from './link.ts'
import { describeRow } from './table.ts'

it('shows an article with its date and reading time', () => {
  const article = { title: 'Como economizar', publishedAt: '2024-12-01', readMinutes: 8 }
  expect(describeArticle(article)).toMatchObject({
    title: 'Como economizar',
    subtitle: '01/12/2024 · 8 min de leitura',
  })
})

it('shows an unfinished article without inventing a date', () => {
  expect(describeArticle({ title: 'Rascunho' }).subtitle).toBe('')
})

it.each([
  [{ action: 'page', path: '/', anchor: 'contato' }, '/#contato'],
  [{ action: 'page', anchor: 'faq' }, '#faq'],
  [{ action: 'quote' }, 'Pedido de cotação'],
  [{ action: 'external', url: 'https://www.gov.br' }, 'https://www.gov.br'],
])('shows where a link leads: %o → %s', (link, target) => {
  expect(describeLink({ label: 'Ver', ...link }).subtitle).toBe(target)
})

it('shows a row by its cells, claims included', () => {
  expect(describeRow({ text0: 'Amil', claim1: 'Preço da Amil' }).title).toBe('Amil · Preço da Amil')
})
