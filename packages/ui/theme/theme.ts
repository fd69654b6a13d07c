import { createTheme } from 'styled-components'
import { tokens } from './tokens.ts'

/** The tokens as CSS variables; its `GlobalStyle` declares them. */
export const tokenVariables = createTheme(tokens, { prefix: 'e' })

function references<Name extends string>(variables: Record<Name, string>): Record<Name, string> {
  const result = { ...variables }
  for (const name in result) result[name] = `var(${result[name]})`
  return result
}

/**
 * What components name: `${theme.ink}` is `var(--e-ink)`. The references of createTheme repeat the
 * value as a fallback each time; every page declares the variables, so these leave it out.
 */
export const theme = references<keyof typeof tokens>(tokenVariables.vars)
