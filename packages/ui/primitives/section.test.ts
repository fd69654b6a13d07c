import { claim } from '@elos/content/fixtures/pages'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.ts'
import { styles } from '../theme/styled.ts'
import { section } from './section.ts'

const known = styles.length
const Section = section('TestSection')`
  color: red;
`

// The stylesheet has no rules for what only this test renders.
styles.length = known

test('a section ends with the conditions and sources of its figures', () => {
  const noted = claim({ source: 'tabela da operadora' })
  expect(render(createElement(Section, { className: 'band', noted }, 'até 70%'))).toMatch(
    /^<section class="TestSection band">até 70%<details.*Fonte: tabela da operadora\./,
  )
})
