import { expect, test } from 'vitest'
import { type PageVersions, pageSentence, pageStateOf } from './pageState.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const article = { _id: 'a', _type: 'article', route: { path: '/blog/a' } }
const coming = { ...article, publishAt: '2026-12-10T12:00:00Z' }

test.each<[string, PageVersions, string]>([
  [
    'unaddressed',
    {},
    'Ainda não tem página. O botão “Preencher a página” propõe o endereço e os textos dela.',
  ],
  [
    'draft',
    { draft: article },
    'Só rascunho: visitantes não veem esta página. Para pôr no ar, publique.',
  ],
  [
    'draft',
    { draft: coming },
    'Só rascunho: visitantes não veem esta página. Para pôr no ar, publique. Entra no site em 10/12/2026 às 09:00.',
  ],
  [
    'off',
    { draft: article, leadsTo: '/blog' },
    'Fora do ar. O endereço /blog/a leva a /blog. Para voltar, publique.',
  ],
  ['waiting', { published: coming }, 'Entra no site em 10/12/2026 às 09:00.'],
  [
    'online',
    { published: { ...article, publishAt: '2026-11-27T12:00:00Z' } },
    'No site em /blog/a.',
  ],
  ['left', { published: { ...coming, unpublishOn: '2026-11-27' } }, 'Saiu do site em 27/11/2026.'],
])('a page that is ‘%s’ has its sentence', (state, versions, sentence) => {
  expect(pageStateOf(versions, NOW)).toBe(state)
  expect(pageSentence(versions, NOW)).toBe(sentence)
})

test('what is published decides the state, whatever its draft says', () => {
  expect(pageStateOf({ published: article, draft: coming, leadsTo: '/' }, NOW)).toBe('online')
  expect(pageStateOf({ published: coming, draft: article }, NOW)).toBe('waiting')
})
