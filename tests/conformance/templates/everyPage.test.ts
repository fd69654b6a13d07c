import { CATEGORY_TITLES } from '@elos/content'
import {
  articleCategory,
  articlesWithPages,
  author,
  reference,
} from '@elos/content/fixtures/documents'
import { renderPage } from '@elos/ui'
import { headingLevels, ids, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { loadAllPages, loadPagesWith } from '../../firstContent.ts'

/** The pages of a person and of a category, and with their articles another page of the index. */
const lists = await loadPagesWith(
  [
    author,
    articleCategory,
    ...articlesWithPages(3, {
      author: reference(author._id),
      category: reference(articleCategory._id),
    }),
  ],
  ['/blog/autor/ana-souza', '/blog/categoria/precos', '/blog/pagina/2'],
)

const everyPage = [...(await loadAllPages()), ...lists].map(
  (page) => [page.route.path, page, render(renderPage(page))] as const,
)

describe.each(everyPage)('the page %s', (_path, { related }, markup) => {
  test('has one main heading and skips no level', () => {
    const levels = headingLevels(markup)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('has landmarks and a skip link', () => {
    expect(
      outOfOrder(markup, ['href="#conteudo"', '<header', '<main id="conteudo"', '<footer']),
    ).toEqual([])
  })

  test('has unique ids', () => {
    expect(ids(markup)).toHaveLength(new Set(ids(markup)).size)
  })

  test('has the element of each of its anchors', () => {
    const anchors = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor)
    const elsewhere = anchors.filter((anchor) => anchor !== 'topo')
    expect(elsewhere.filter((anchor) => !ids(markup).includes(anchor))).toEqual([])
  })

  test('opens other sites in a new tab without access to this one', () => {
    const links = markup.match(/<a [^>]*href="https?:[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/target="_blank".*rel="noopener"/.test(link))).toEqual([])
  })

  test('shows its related pages with their categories and whole descriptions', () => {
    const shown = visibleText(markup.slice(markup.indexOf('Páginas Relacionadas')))
    const cards = related.map(
      ({ category, name, description }) =>
        `${name} ${CATEGORY_TITLES[category]} ${description} Saiba mais`,
    )
    expect(cards.length).toBeGreaterThanOrEqual(3)
    expect(outOfOrder(shown, cards)).toEqual([])
  })
})

test('no page has a field of numbers, which browsers read in English and the wheel changes', () => {
  const fields = everyPage.flatMap(([, , markup]) => markup.match(/<input[^>]*>/g) ?? [])
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter((field) => field.includes('type="number"'))).toEqual([])
})
