import { createElement } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.ts'
import { styled, styles } from './styled.ts'

const known = styles.length
const Section = styled('section', 'StyledTestSection')`
  color: red;
`
const Box = styled('div', 'StyledTestBox')`
  color: red;
`

// The stylesheet has no rules for what only this test renders.
styles.length = known

test('a section ends with its notes', () => {
  const notes = createElement('p', null, 'Fonte: tabela da operadora.')
  expect(render(createElement(Section, { className: 'band', notes }, 'até 70%'))).toBe(
    '<section class="StyledTestSection band">até 70%<p>Fonte: tabela da operadora.</p></section>',
  )
})

test('other elements have no notes', () => {
  expect(render(createElement(Box, {}, 'Olá'))).toBe('<div class="StyledTestBox">Olá</div>')
})
