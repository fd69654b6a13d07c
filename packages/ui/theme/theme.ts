import { createTheme } from 'styled-components'
import { tokens } from './tokens.ts'

/** References to the tokens as CSS variables: `${theme.ink}` is `var(--e-ink, #13261F)`. */
export const theme = createTheme(tokens, { prefix: 'e' })
