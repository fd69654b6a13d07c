/**
 * The tokens of a query: comments, texts, parameters, and everything else character by character, without spaces. A
 * text that does not end reaches to the end of the query, so that each character is read once.
 */
const TOKENS = /\/\/.*|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|\$\w+|\S/g

/** The beginning of a token that may stand beside parameters in brackets whose value is known before the evaluation. */
const CONSTANT_TOKEN = /^(?:\/\/|["'$\d.+\-*/%()])/

interface Brackets {
  parameters: string[]
  isConstant: boolean
}

/**
 * Returns the names of the parameters that the parser needs: those in brackets that contain nothing
 * but parameters, literals and arithmetic. Their values decide what the brackets are: an attribute
 * (`title[$language]`), an element (`[$index]`) or a slice (`[0...$limit]`).
 */
export function parametersInBrackets(query: string): string[] {
  const names = new Set<string>()
  const open: Brackets[] = []
  for (const [token] of query.matchAll(TOKENS)) {
    const inner = open.at(-1)
    if (token === '[') {
      if (inner) inner.isConstant = false
      open.push({ parameters: [], isConstant: true })
    } else if (token === ']') {
      open.pop()
      if (inner?.isConstant) for (const name of inner.parameters) names.add(name)
    } else if (inner) {
      if (token.startsWith('$')) inner.parameters.push(token.slice(1))
      if (!CONSTANT_TOKEN.test(token)) inner.isConstant = false
    }
  }
  return [...names]
}
