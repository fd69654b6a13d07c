import { impactOf } from '@elos/content/impact/impact'
import { siteOf } from '@elos/content/impact/site'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { shownChange } from '@elos/studio/preview/impact/shownChange'
import { seedDocuments } from '@elos/studio/seed/documents'
import { expect, test } from 'vitest'

const NOW = new Date('2026-01-15T12:00:00Z')
const ORIGIN = 'https://exemplo.com.br'

const category = { _id: 'category-guia', _type: 'articleCategory', name: 'Guia de compra' }

/** The first content, with a category that one article has. */
const documents: StoredDocument[] = [
  category,
  ...seedDocuments().map((document) =>
    document._id === 'article-como-economizar-plano-saude'
      ? { ...document, category: { _type: 'reference', _ref: category._id } }
      : { ...document },
  ),
]
const site = siteOf(documents, NOW, ORIGIN)

function stored(id: string): StoredDocument {
  const document = documents.find(({ _id }) => _id === id)
  if (!document) throw new Error(`There is no document '${id}'`)
  return document
}

/** Returns the changes that the panel shows when some fields of a document are others. */
async function shownWith(id: string, fields: Record<string, unknown>) {
  const before = stored(id)
  const { pages } = await impactOf(site, [{ before, after: { ...before, ...fields } }])
  return pages.map((page) => shownChange(page, ORIGIN))
}

/** The lines that it shows at each path: '- 49 anos', '+ 50 anos'. */
async function saidOf(id: string, fields: Record<string, unknown>) {
  const changes = await shownWith(id, fields)
  return Object.fromEntries(
    changes.map(({ path, lines }) => [
      path,
      lines?.map(
        ({ isGone, parts }) => `${isGone ? '-' : '+'} ${parts.map(({ text }) => text).join('')}`,
      ),
    ]),
  )
}

test('another name of a category is said of the articles that show it, and of the blog', async () => {
  const said = await saidOf(category._id, { name: 'Contratação' })
  expect(said).toEqual({
    '/blog': [
      '- Guia de compra 27 de agosto de 2025 9 min de leitura',
      '+ Contratação 27 de agosto de 2025 9 min de leitura',
    ],
    '/blog/como-economizar-plano-saude': [
      '- Guia de compra · 9 min de leitura',
      '+ Contratação · 9 min de leitura',
    ],
  })
})

test('another price is said with the words beside it', async () => {
  const said = await saidOf('claim-amil-preco', { amount: 169.9 })
  expect(said['/']).toEqual([
    expect.stringMatching(/^- a partir de R\$\s150\spor\smês Linha Easy, até 23 anos\. /),
    expect.stringMatching(/^\+ a partir de R\$\s169,90\spor\smês Linha Easy, até 23 anos\. /),
  ])
})

test('a date that no page can be rendered with is no reason to say that the text stays', async () => {
  const said = await saidOf('legalPage-termos', { updatedAt: '2025-08-27-x' })
  expect(said).toHaveProperty('/termos-uso', undefined)
})

test('another phone is said of every page, which has it in its header and its links', async () => {
  const said = await saidOf('siteSettings', { phone: '+5511933334444' })
  expect(Object.keys(said)).toEqual(expect.arrayContaining(['/', '/blog', '/amil-saude']))
  for (const lines of Object.values(said))
    expect(lines).toContainEqual(expect.stringMatching(/^\+ .*3333-?4444/))
})

test('another question is said, although visitors see it after a search only', async () => {
  const said = await saidOf('partnerFaqItem-16', { question: 'Outra pergunta?' })
  expect(said['/parceiros-elos']).toContain('+ Outra pergunta?')
})

test('another icon changes pages, and leaves their text as it is', async () => {
  const said = await saidOf('article-como-economizar-plano-saude', { icon: 'heart' })
  expect(said['/blog']).toEqual([])
})

test('another title for search engines is a search result before and after', async () => {
  const { route } = stored('legalPage-acessibilidade')
  const changes = await shownWith('legalPage-acessibilidade', {
    route: Object.assign({}, route, { title: 'Acessibilidade nova' }),
  })
  expect(changes).toMatchObject([
    {
      path: '/acessibilidade',
      kind: 'changes',
      lines: [],
      search: { after: { title: 'Acessibilidade nova' } },
    },
  ])
})
