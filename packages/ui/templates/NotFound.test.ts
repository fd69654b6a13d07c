import { createElement } from 'react'
import { expect, test } from 'vitest'
import { visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { NotFound } from './NotFound.tsx'

test('the page for an unknown path says so without the site settings too', () => {
  const markup = render(createElement(NotFound, { site: null }))
  expect(visibleText(markup)).toContain('Página Não Encontrada')
  expect(markup).not.toContain('<footer')
})
