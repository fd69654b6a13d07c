import { createGlobalStyle } from 'styled-components'
import { shared } from './shared.ts'
import { tokenVariables } from './theme.ts'

const GlobalStyle = createGlobalStyle`${shared}`

/**
 * The styles that every page starts with: the tokens as CSS variables, and the shared rules.
 * Mount it once, first in the body. The site loads `base.css` and `print.css`
 * beside it, and the two families that the tokens name.
 */
export function SiteStyle() {
  return (
    <>
      <tokenVariables.GlobalStyle theme={tokenVariables.raw} />
      <GlobalStyle />
    </>
  )
}
