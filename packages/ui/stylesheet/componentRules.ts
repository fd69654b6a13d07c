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

const Rules = createGlobalStyle`${styles.map(
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
