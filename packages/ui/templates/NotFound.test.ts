import { site } from '@elos/content/fixtures/pages'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { outOfOrder, visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { NotFound } from './NotFound.tsx'

describe('the page for an unknown path', () => {
  test('says that the page was not found, and links to others', () => {
    const markup = render(createElement(NotFound, { site }))
    expect(visibleText(markup)).toContain('Página Não Encontrada')
    expect(visibleText(markup)).toContain('não existe ou foi movida')
    expect(outOfOrder(markup, ['<header', 'href="/"', 'href="/#contato"', '<footer'])).toEqual([])
  })

  test('says so without the site settings too', () => {
    const markup = render(createElement(NotFound, { site: null }))
    expect(visibleText(markup)).toContain('Página Não Encontrada')
    expect(markup).not.toContain('<footer')
  })
})
