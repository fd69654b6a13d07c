import { tokens } from './tokens.ts'

/** The rule that declares the tokens as CSS variables: `--e-ink` is the token `ink`. */
export const tokenVariables = `:root{${Object.entries(tokens)
  .map(([name, value]) => `--e-${name}:${value}`)
  .join(';')}}`

function references<Name extends string>(values: Record<Name, string>): Record<Name, string> {
  const result = { ...values }
  for (const name in result) result[name] = `var(--e-${name})`
  return result
}

/** The tokens as components name them: `${theme.ink}` is `var(--e-ink)`. */
export const theme = references<keyof typeof tokens>(tokens)
