import { createTheme } from 'styled-components'
import { tokens } from './tokens.ts'

/** 'ink' → 'a', 'inkSoft' → 'b' …: each name stands in dozens of rules of every page. */
const codes = new Map(Object.keys(tokens).map((name, index) => [name, (10 + index).toString(36)]))

const coded = Object.fromEntries(
  Object.entries(tokens).map(([name, value]) => [codes.get(name) ?? name, value]),
)

/** The tokens as CSS variables; its `GlobalStyle` declares them. */
export const tokenVariables = createTheme(coded, { prefix: 'e' })

/** Returns CSS in which variables are named after tokens (`--e-ink`) with the names that pages declare. */
export const withVariableNames = (css: string): string =>
  css.replaceAll(/(?<=--e-)\w+/g, (name) => codes.get(name) ?? name)

function references<Name extends string>(values: Record<Name, string>): Record<Name, string> {
  const result = { ...values }
  for (const name in result) result[name] = withVariableNames(`var(--e-${name})`)
  return result
}

/**
 * What components name: `${theme.ink}` is `var(--e-a)`. The references of createTheme repeat the value as
 * a fallback each time; every page declares the variables, so these leave it out.
 */
export const theme = references<keyof typeof tokens>(tokens)
