import { claim } from '@elos/content/fixtures/pages'
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

test('a section ends with the conditions and sources of its figures', () => {
  const noted = claim({ source: 'tabela da operadora' })
  expect(render(createElement(Section, { className: 'band', noted }, 'até 70%'))).toMatch(
    /^<section class="StyledTestSection band">até 70%<details.*Fonte: tabela da operadora\./,
  )
})

test('other elements have no notes', () => {
  expect(render(createElement(Box, {}, 'Olá'))).toBe('<div class="StyledTestBox">Olá</div>')
})
