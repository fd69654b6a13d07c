import { PAGE_KINDS } from '@elos/content'
import { describe, expect, test } from 'vitest'
import { pages } from '../fixtures/pages.ts'
import { headingLevels, ids, outOfOrder, visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { renderPage } from './Templates.tsx'

const everyKind = PAGE_KINDS.map((kind) => [kind, render(renderPage(pages[kind]))] as const)

describe.each(everyKind)('the %s page', (_kind, markup) => {
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

  test('has no style of its own, which the content security policy forbids', () => {
    expect(markup).not.toMatch(/<style| style="/)
  })

  test('opens other sites in a new tab without access to this one', () => {
    const links = markup.match(/<a [^>]*href="https?:[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/target="_blank".*rel="noopener"/.test(link))).toEqual([])
  })

  test('shows four related pages with their categories', () => {
    expect(visibleText(markup)).toContain('Páginas Relacionadas')
    const related = markup.slice(markup.indexOf('Páginas Relacionadas'))
    expect(related.match(/Saiba mais/g)).toHaveLength(4)
    expect(outOfOrder(related, ['Produtos', 'Operadoras', 'Blog', 'Seguros'])).toEqual([])
  })
})
