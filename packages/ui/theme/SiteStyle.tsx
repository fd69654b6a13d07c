import { createGlobalStyle } from 'styled-components'
import { base } from './css/base.ts'
import { shared } from './css/shared.ts'
import { tokenVariables } from './theme.ts'

const GlobalStyle = createGlobalStyle`${base}${shared}`

/**
 * The styles that every page starts with: the tokens as CSS variables, and the shared rules.
 * Mount it once, first in the body. The site sets `--font-body` and `--font-heading` on `html`.
 */
export function SiteStyle() {
  return (
    <>
      <tokenVariables.GlobalStyle theme={tokenVariables.raw} />
      <GlobalStyle />
    </>
  )
}
