import { createGlobalStyle } from 'styled-components'
import { base } from './css/base.ts'
import { prose } from './css/prose.ts'
import { shared } from './css/shared.ts'
import { theme } from './theme.ts'

const GlobalStyle = createGlobalStyle`${base}${shared}${prose}`

/**
 * The styles that every page starts with: the tokens as CSS variables, and the shared rules.
 * Mount it once, first in the body. The site sets `--font-body` and `--font-heading` on `html`.
 */
export function SiteStyle() {
  return (
    <>
      <theme.GlobalStyle theme={theme.raw} />
      <GlobalStyle />
    </>
  )
}
