import { describe, expect, test } from 'vitest'
import { outOfOrder, words } from '../testing/markup.ts'
import { render } from '../testing/render.ts'

const { createElement } = await import('react')
const { site } = await import('../fixtures/site.ts')
const { NotFound } = await import('./NotFound.tsx')
const { ErrorPage } = await import('./ErrorPage.tsx')

describe('a path that leads nowhere', () => {
  test('says so in the words of the specification, with ways on', () => {
    const markup = render(createElement(NotFound, { site: site }))
    expect(words(markup)).toContain('Página Não Encontrada')
    expect(words(markup)).toContain('não existe ou foi movida')
    expect(outOfOrder(markup, ['<header', 'href="/"', 'href="/#contato"', '<footer'])).toEqual([])
  })

  test('says so even while the site has no settings', () => {
    const markup = render(createElement(NotFound, { site: null }))
    expect(words(markup)).toContain('Página Não Encontrada')
    expect(markup).not.toContain('<footer')
  })

  test('has a page for failures too', () => {
    expect(words(render(createElement(ErrorPage, {})))).toContain('Algo saiu do lugar')
  })
})
