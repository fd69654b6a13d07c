import { tokens } from './tokens.ts'

/** 'ink' → 'a', 'inkSoft' → 'b' …: each name stands in dozens of rules of every page. */
const codes = new Map(Object.keys(tokens).map((name, index) => [name, (10 + index).toString(36)]))

/** Returns CSS in which variables are named after tokens (`--e-ink`) with the names that pages declare. */
export const withVariableNames = (css: string): string =>
  css.replaceAll(/(?<=--e-)\w+/g, (name) => codes.get(name) ?? name)

/** The rule that declares the tokens as CSS variables. */
export const tokenVariables = withVariableNames(
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--e-${name}:${value}`)
    .join(';')}}`,
)

function references<Name extends string>(values: Record<Name, string>): Record<Name, string> {
  const result = { ...values }
  for (const name in result) result[name] = withVariableNames(`var(--e-${name})`)
  return result
}

/** What components name: `${theme.ink}` is `var(--e-a)`. */
export const theme = references<keyof typeof tokens>(tokens)
