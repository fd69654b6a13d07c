import { describe, expect, test } from 'vitest'
import { headingLevels, ids, outOfOrder, styleCount, words } from '../testing/markup.ts'
import { render } from '../testing/render.ts'

const { createElement } = await import('react')
const { pages } = await import('../fixtures/pages.ts')
const { renderPage } = await import('./Templates.tsx')
const { SiteStyle } = await import('../theme/SiteStyle.tsx')

const everyKind = [
  ['home', render(renderPage(pages.home))],
  ['partner', render(renderPage(pages.partner))],
  ['blog', render(renderPage(pages.blog))],
  ['article', render(renderPage(pages.article))],
  ['carrier', render(renderPage(pages.carrier))],
  ['plan', render(renderPage(pages.plan))],
  ['product', render(renderPage(pages.product))],
  ['legal', render(renderPage(pages.legal))],
] as const

describe.each(everyKind)('the %s page', (_kind, markup) => {
  test('has one main heading and skips no level', () => {
    const levels = headingLevels(markup)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('has the landmarks, and a way past the header', () => {
    expect(
      outOfOrder(markup, ['href="#conteudo"', '<header', '<main id="conteudo"', '<footer']),
    ).toEqual([])
  })

  test('names no id twice', () => {
    expect(ids(markup)).toHaveLength(new Set(ids(markup)).size)
  })

  test('leads each of its anchors to an element of its own', () => {
    const anchors = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor)
    const elsewhere = anchors.filter((anchor) => anchor !== 'topo')
    expect(elsewhere.filter((anchor) => !ids(markup).includes(anchor))).toEqual([])
  })

  test('spends at most sixteen style elements, shared ones included', () => {
    const shared = styleCount(render(createElement(SiteStyle)))
    expect(shared).toBe(2)
    expect(styleCount(markup) + shared).toBeLessThanOrEqual(16)
  })

  test('carries no style attribute, which a policy of hashes refuses', () => {
    expect(markup).not.toMatch(/ style="/)
  })

  test('opens every other site in a new tab that cannot reach back', () => {
    const links = markup.match(/<a [^>]*href="https?:[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/target="_blank".*rel="noopener"/.test(link))).toEqual([])
  })

  test('shows the related pages with their category, at most four', () => {
    expect(words(markup)).toContain('Páginas Relacionadas')
    expect(markup.match(/Saiba mais/g)).toHaveLength(4)
    expect(
      outOfOrder(markup.slice(markup.indexOf('Páginas Relacionadas')), [
        'Produtos',
        'Operadoras',
        'Blog',
        'Seguros',
      ]),
    ).toEqual([])
  })
})
