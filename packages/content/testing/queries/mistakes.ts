import { type ExprNode, GroqSyntaxError, parse } from 'groq-js'

/**
 * Finds what the generator of types leaves out of them, or types as `null`, without failing: a query that is
 * no GROQ, and a field that no schema has. Returns a text for each, which says where it is.
 *
 * @param fields the names of all fields of all schemas
 */
export function queryMistakes(query: string, fields: ReadonlySet<string>): string[] {
  try {
    return unknownFields(parse(query), fields).map((name) => `no schema has a field '${name}'.`)
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

const isNode = (value: unknown): value is ExprNode =>
  typeof value === 'object' && value !== null && 'type' in value

/** A node of a query's syntax tree and all nodes below it. The value of a literal is data. */
const within = (node: ExprNode): ExprNode[] => [
  node,
  ...(node.type === 'Value' ? [] : Object.values(node).flat().filter(isNode).flatMap(within)),
]

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
  const isField = isNode(value) && value.type === 'AccessAttribute' && !isNode(value.base)
  return !(isField && value.name === name)
}

/** The number of characters of the query before the mistake that are shown. */
const SHOWN = 50

function syntaxMistake(query: string, { message, position }: GroqSyntaxError): string {
  const before = query.slice(Math.max(0, position - SHOWN), position).replace(/\s+/g, ' ')
  return `${message}, after '${before}'`
}
