import { expect, it } from 'vitest'
import { describeArticle } from './article.ts'
import { describeLead } from './lead.ts'
import { describeLink } from './link.ts'
import { describeRedirect } from './redirect.ts'
import { describeRow } from './table.ts'
import { describeTestimonial } from './testimonial.ts'

it('shows an article with its date and reading time', () => {
  const article = { title: 'Como economizar', publishedAt: '2024-12-01', readMinutes: 8 }
  expect(describeArticle(article)).toMatchObject({
    title: 'Como economizar',
    subtitle: '01/12/2024 · 8 min de leitura',
  })
})

it('shows the number of an article, and its hour while it waits for it', () => {
  const article = { title: 'Como economizar', number: 3, publishAt: '2999-12-31T12:00:00Z' }
  expect(describeArticle(article)).toMatchObject({
    title: '3. Como economizar',
    subtitle: 'agendado para 31/12/2999, 09:00',
  })
  expect(describeArticle({ publishAt: '2000-01-01T12:00:00Z' }).subtitle).toBe('')
})

it('shows a testimonial by its stars and whether search engines read it', () => {
  const testimonial = { author: 'Ana', rating: 4, role: 'Cliente', inStructuredData: true }
  expect(describeTestimonial(testimonial)).toEqual({
    title: 'Ana',
    subtitle: '★★★★☆ · nos buscadores · Cliente',
  })
  expect(describeTestimonial({ author: 'Ana' })).toEqual({ title: 'Ana', subtitle: '' })
})

it('shows a redirect from path to path, and whether it is temporary', () => {
  const redirect = { source: '/lgpd', path: '/politica-privacidade', anchor: 'dados' }
  expect(describeRedirect({ ...redirect, permanent: true })).toEqual({
    title: '/lgpd',
    subtitle: '→ /politica-privacidade#dados',
  })
  expect(describeRedirect({ source: '/a', path: '/b', permanent: false }).subtitle).toBe(
    '→ /b · temporário',
  )
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

it('shows a lead by who sent it, its status, its form and when it came', () => {
  const lead = { name: 'Ana', status: 'nova', kind: 'quote', submittedAt: '2026-11-21T17:05:00Z' }
  expect(describeLead(lead)).toEqual({
    title: 'Ana',
    subtitle: 'Nova · Cotação · 21/11/2026, 14:05',
  })
  expect(describeLead({ name: 'Ana' })).toEqual({ title: 'Ana', subtitle: '' })
})
