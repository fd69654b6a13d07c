/** The Content Lake nests attributes 20 deep at most; a generous bound keeps recursion safe. */
const maxDepth = 100

/** Names that would break the objects, or the GROQ evaluator, that carry them. */
const reservedNames = new Set(['', '__proto__', 'hasOwnProperty'])

/** Says what is wrong with a document's values, or `undefined` when they can be kept as JSON. */
export function valueProblem(value: unknown, depth = 0): string | undefined {
  if (depth > maxDepth) return `Attributes are nested more than ${maxDepth} levels deep`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'Numbers must be finite'
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, item] of Object.entries(value)) {
    if (reservedNames.has(name)) return `Attribute name "${name}" is not allowed`
    const problem = valueProblem(item, depth + 1)
    if (problem) return problem
  }
  return undefined
}
