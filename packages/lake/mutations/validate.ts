/** The Content Lake allows 20 levels. This limit only protects the stack. */
const MAX_DEPTH = 100

/** The names that would break JavaScript objects or the GROQ evaluator. */
const RESERVED_NAMES = new Set(['', '__proto__', 'hasOwnProperty'])

/** Describes what is wrong with a value, or returns undefined if it can be stored. */
export function valueProblem(value: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return `Attributes are nested more than ${MAX_DEPTH} levels deep`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'Numbers must be finite'
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, item] of Object.entries(value)) {
    if (RESERVED_NAMES.has(name)) return `Attribute name "${name}" is not allowed`
    const problem = valueProblem(item, depth + 1)
    if (problem) return problem
  }
  return undefined
}
