import {
  authorizationOf,
  exampleAuthorizationOf,
} from '@elos/content/parts/testimonial/authorization'
import { expect, test } from 'vitest'
import { describeLead } from '../../leads/schema/leadPreview.ts'
import { describeLink } from '../../pages/schema/linkPreview.ts'
import { describeRedirect } from '../../pages/schema/redirectPreview.ts'
import { describeTestimonial } from '../../testimonials/testimonial.ts'
import { describeConsent } from '../../testimonials/testimonialConsent.ts'
import { describeArticle } from './paged.ts'
import { describeRow, describeTable } from './table.ts'

const counted = {
  author: 'Ana',
  rating: 4,
  role: 'Cliente',
  content: 'Gostei.',
  inStructuredData: true,
  authorizedWords: authorizationOf('Gostei.'),
}
const redirect = { source: '/lgpd', path: '/politica-privacidade', anchor: 'dados' }
const row = (key: string, ...texts: string[]) => ({
  _key: key,
  cells: texts.map((text) => ({ _key: text, text })),
})
const rows = [row('a', 'Plano', 'Preço'), row('b', 'Easy', '150'), row('c', 'One', '190')]
const lead = { name: 'Ana', status: 'nova', kind: 'quote', submittedAt: '2026-11-21T17:05:00Z' }

test.each([
  [
    'an article',
    describeArticle({ publishedAt: '2024-12-01', readMinutes: 8 }),
    '01/12/2024 · 8 min de leitura',
  ],
  [
    'an article that is scheduled',
    describeArticle({ publishAt: '2999-12-31T12:00:00Z' }),
    'agendado para 31/12/2999, 09:00',
  ],
  ['an article that has come', describeArticle({ publishAt: '2000-01-01T12:00:00Z' }), ''],
  [
    'an article that leaves',
    describeArticle({ unpublishOn: '2999-12-31' }),
    'sai do site em 31/12/2999',
  ],
  [
    'an article that has left',
    describeArticle({ unpublishOn: '2000-01-01' }),
    'saiu do site em 01/01/2000',
  ],
  [
    'a testimonial in structured data',
    describeTestimonial(counted),
    '★★★★☆ · nos buscadores · Cliente',
  ],
  [
    'a testimonial in other words than those allowed',
    describeTestimonial({ ...counted, content: 'Gostei muito.' }),
    '★★★★☆ · sem autorização · Cliente',
  ],
  [
    'a testimonial of the first content',
    describeTestimonial({ ...counted, authorizedWords: exampleAuthorizationOf('Gostei.') }),
    '★★★★☆ · autorização de exemplo · Cliente',
  ],
  ['a testimonial that is begun', describeTestimonial({ author: 'Ana' }), 'sem autorização'],
  ['a record of consent', describeConsent({ grantedAt: '2026-01-10' }), '10/01/2026'],
  [
    'a redirect',
    describeRedirect({ ...redirect, permanent: true }),
    '→ /politica-privacidade#dados',
  ],
  [
    'a temporary redirect',
    describeRedirect({ source: '/a', path: '/b', permanent: false }),
    '→ /b · temporário',
  ],
  [
    'a link to a section of a page',
    describeLink({ action: 'page', path: '/', anchor: 'contato' }),
    '/#contato',
  ],
  ['a link within its page', describeLink({ action: 'page', anchor: 'faq' }), '#faq'],
  ['a link to the quote form', describeLink({ action: 'quote' }), 'Pedido de cotação'],
  [
    'a link to another site',
    describeLink({ action: 'external', url: 'https://www.gov.br' }),
    'https://www.gov.br',
  ],
  ['a table', describeTable({ caption: 'Planos', rows }), '3 × 2 · Plano · Preço'],
  ['a table that is begun', describeTable({}), 'vazia'],
  ['a lead', describeLead(lead), 'Nova · Cotação · 21/11/2026, 14:05'],
  [
    'a lead whose author is to be called',
    describeLead({ ...lead, prefersCall: true }),
    'Nova · Cotação · Prefere uma ligação · 21/11/2026, 14:05',
  ],
])('below the name of %s stands what tells it from others', (_, { subtitle }, expected) => {
  expect(subtitle).toBe(expected)
})

test('a redirect is named after its source, and a table after its title and its rows after their cells, claims included', () => {
  expect(describeRedirect(redirect).title).toBe('/lgpd')
  expect(describeTable({ caption: 'Planos', rows }).title).toBe('Planos')
  expect(describeTable({}).title).toBe('Tabela sem título')
  expect(describeRow({ text0: 'Amil', claim1: 'Preço da Amil' }).title).toBe('Amil · Preço da Amil')
})
