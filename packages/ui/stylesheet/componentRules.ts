/**
 * The rules of all components, made when this module is loaded. The build bundles it (`readStyles.ts`), because Node
 * does not read the components' JSX.
 */
import '../index.ts'
import '../gallery/Gallery.tsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createGlobalStyle, css, ServerStyleSheet } from 'styled-components'
import { styles } from '../theme/styled.ts'

export { tokenVariables } from '../theme/theme.ts'

/**
 * The components that a component renders are imported by it, so that they are loaded before it. Their rules stand
 * after its rules, which they win against.
 */
const Rules = createGlobalStyle`${styles.toReversed().map(
  ({ name, rules }) => css`
    .${name} {
      ${rules}
    }
  `,
)}`

const sheet = new ServerStyleSheet()
renderToStaticMarkup(sheet.collectStyles(createElement(Rules)))

/** The rules as styled-components writes them, with its marks. */
export const componentRules: string = sheet
  .getStyleElement()
  .map(({ props }) => props.dangerouslySetInnerHTML.__html)
  .join('')
