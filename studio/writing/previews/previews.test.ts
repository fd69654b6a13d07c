import { authorizationOf } from '@elos/content/parts/testimonial/authorization'
import { expect, test } from 'vitest'
import { describeLead } from '../../leads/schema/leadPreview.ts'
import { describeLink } from '../../pages/schema/linkPreview.ts'
import { describeRedirect } from '../../pages/schema/redirectPreview.ts'
import { describeTestimonial } from '../../testimonials/testimonial.ts'
import { describeConsent } from '../../testimonials/testimonialConsent.ts'
import { describeArticle } from './article.ts'
import { describeRow, describeTable } from './table.ts'

test('an article shows its date and reading time', () => {
  const article = { title: 'Como economizar', publishedAt: '2024-12-01', readMinutes: 8 }
  expect(describeArticle(article)).toMatchObject({
    title: 'Como economizar',
    subtitle: '01/12/2024 · 8 min de leitura',
  })
})

test.each([
  ['2999-12-31', 'sai do site em 31/12/2999'],
  ['2000-01-01', 'saiu do site em 01/01/2000'],
])('an article that leaves on %s says so', (unpublishOn, text) => {
  expect(describeArticle({ title: 'Como economizar', unpublishOn }).subtitle).toBe(text)
})

test('an article shows its number below its title, and the hour of publication while it is scheduled', () => {
  const article = { title: 'Como economizar', number: 3, publishAt: '2999-12-31T12:00:00Z' }
  expect(describeArticle(article)).toMatchObject({
    title: 'Como economizar',
    subtitle: 'Artigo nº 3 · agendado para 31/12/2999, 09:00',
  })
  expect(describeArticle({ publishAt: '2000-01-01T12:00:00Z' }).subtitle).toBe('')
})

test('a testimonial shows its stars, and whether search engines read it or its words are not authorised', () => {
  const testimonial = { author: 'Ana', rating: 4, role: 'Cliente', content: 'Gostei.' }
  const authorizedWords = authorizationOf('Gostei.')
  const counted = { ...testimonial, inStructuredData: true, authorizedWords }
  expect(describeTestimonial(counted)).toEqual({
    title: 'Ana',
    subtitle: '★★★★☆ · nos buscadores · Cliente',
  })
  expect(describeTestimonial({ ...counted, content: 'Gostei muito.' }).subtitle).toBe(
    '★★★★☆ · sem autorização · Cliente',
  )
  expect(describeTestimonial({ author: 'Ana' }).subtitle).toBe('sem autorização')
})

test('a record of consent shows who gave it, and when', () => {
  expect(describeConsent({ person: 'Ana Souza', grantedAt: '2026-01-10' })).toEqual({
    title: 'Ana Souza',
    subtitle: '10/01/2026',
  })
  expect(describeConsent({})).toEqual({ title: undefined, subtitle: '' })
})

test('a redirect shows both paths and whether it is temporary', () => {
  const redirect = { source: '/lgpd', path: '/politica-privacidade', anchor: 'dados' }
  expect(describeRedirect({ ...redirect, permanent: true })).toEqual({
    title: '/lgpd',
    subtitle: '→ /politica-privacidade#dados',
  })
  expect(describeRedirect({ source: '/a', path: '/b', permanent: false }).subtitle).toBe(
    '→ /b · temporário',
  )
})

test.each([
  [{ action: 'page', path: '/', anchor: 'contato' }, '/#contato'],
  [{ action: 'page', anchor: 'faq' }, '#faq'],
  [{ action: 'quote' }, 'Pedido de cotação'],
  [{ action: 'external', url: 'https://www.gov.br' }, 'https://www.gov.br'],
])('the link %o shows its target %s', (link, target) => {
  expect(describeLink({ label: 'Ver', ...link }).subtitle).toBe(target)
})

test('a table row shows its cells, claims included', () => {
  expect(describeRow({ text0: 'Amil', claim1: 'Preço da Amil' }).title).toBe('Amil · Preço da Amil')
})

test('a table shows its title, its size and its header', () => {
  const row = (key: string, ...texts: string[]) => ({
    _key: key,
    cells: texts.map((text) => ({ _key: text, text })),
  })
  const rows = [row('a', 'Plano', 'Preço'), row('b', 'Easy', '150'), row('c', 'One', '190')]
  expect(describeTable({ caption: 'Planos', rows })).toEqual({
    title: 'Planos',
    subtitle: '3 × 2 · Plano · Preço',
  })
  expect(describeTable({})).toEqual({ title: 'Tabela sem título', subtitle: 'vazia' })
})

test('a lead shows who sent it, its status, its form and when it arrived', () => {
  const lead = { name: 'Ana', status: 'nova', kind: 'quote', submittedAt: '2026-11-21T17:05:00Z' }
  expect(describeLead(lead)).toEqual({
    title: 'Ana',
    subtitle: 'Nova · Cotação · 21/11/2026, 14:05',
  })
  expect(describeLead({ name: 'Ana' })).toEqual({ title: 'Ana', subtitle: '' })
})
