import { type ExprNode, GroqSyntaxError, parse } from 'groq-js'
import { baseOf, isNode, within } from './groq.ts'
import { nearestWord } from './nearestWord.ts'

/**
 * Finds what the generator of types leaves out of them, or types as `null`, without failing: a query that is
 * no GROQ, and a field that no schema has. Returns a text for each, which says where it is.
 *
 * @param fields the names of all fields of all schemas
 */
export function queryMistakes(query: string, fields: ReadonlySet<string>): string[] {
  try {
    return unknownFields(parse(query), fields).map((name) => {
      const nearest = nearestWord(name, fields)
      return `no schema has a field '${name}'.${nearest ? ` Did you mean '${nearest}'?` : ''}`
    })
  } catch (error) {
    if (error instanceof GroqSyntaxError) return [syntaxMistake(query, error)]
    throw error
  }
}

/** The names of all fields, at any depth, in the schemas that `sanity schema extract` writes. */
export function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'attributes' in schema ? Object.keys(schema.attributes ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(fieldsOf)]
}

/** The names that a query reads, and that neither a schema nor a projection of the query has. */
function unknownFields(tree: ExprNode, fields: ReadonlySet<string>): string[] {
  const nodes = within(tree)
  const named = new Set(nodes.filter(givesName).map(({ name }) => name))
  const read = nodes
    .filter(({ type }) => type === 'AccessAttribute')
    .map(({ name }) => String(name))
  return [...new Set(read)].filter((name) => !fields.has(name) && !named.has(name))
}

/** Whether a node of a projection gives a value a name of its own: '"next": …', not 'next'. */
function givesName({ type, name, value }: ExprNode): boolean {
  if (type !== 'ObjectAttributeValue') return false
  return !(
    isNode(value) &&
    value.type === 'AccessAttribute' &&
    value.name === name &&
    !baseOf(value)
  )
}

/** The number of characters of the query before the mistake that are shown. */
const SHOWN = 50

function syntaxMistake(query: string, error: GroqSyntaxError): string {
  const unclosed = unclosedBracket(query)
  const position = unclosed ?? error.position
  const lines = query.slice(0, position).split('\n')
  const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
  const reason = unclosed === undefined ? error.message.replace(/^.*?: /, '') : 'Unclosed bracket'
  const before = query.slice(Math.max(0, position - SHOWN), position + 1).replace(/\s+/g, ' ')
  return `${reason} at ${place} of the query, after '${before}'`
}

const CLOSING: Record<string, string | undefined> = { '[': ']', '{': '}', '(': ')' }

/** Strings, whose brackets do not count, and brackets. */
const TOKENS = /"[^"]*"|'[^']*'|[[\]{}()]/g

/** Returns the position of the innermost bracket that lacks its closing one; undefined when there is none. */
function unclosedBracket(query: string): number | undefined {
  const open: { closing: string; index: number }[] = []
  for (const { 0: token, index } of query.matchAll(TOKENS)) {
    const closing = CLOSING[token]
    if (closing) open.push({ closing, index })
    if (closing || token.length > 1) continue
    const last = open.pop()
    if (last?.closing !== token) return last?.index
  }
  return open.at(-1)?.index
}
