import { type ExprNode, type ParseOptions, parse } from 'groq-js'
import { rewriteDiff } from './diff.ts'
import { scoreProblem } from './score.ts'
import { isCall, isNode, mapTree } from './syntax.ts'

/**
 * Parses GROQ with groq-js, and corrects the tree where groq-js and the Content Lake differ.
 *
 * @throws GroqSyntaxError or Error with the reason
 */
export function parseGroq(query: string, options: ParseOptions = {}): ExprNode {
  const tree = parse(query, options)
  const corrected = mapTree(tree, correct)
  return isNode(corrected) ? corrected : tree
}

function correct(node: ExprNode): ExprNode {
  const problem = scoreProblem(node)
  if (problem) throw new Error(problem)
  return rewriteDiff(node) ?? rewritePathTest(node) ?? rewriteUnique(node) ?? node
}

/** `path(_id) in path("leads.*")` is `_id in path("leads.*")`: groq-js compares texts with paths only. */
function rewritePathTest(node: ExprNode): ExprNode | undefined {
  if (node.type !== 'OpCall' || node.op !== 'in') return undefined
  const { left, right } = node
  if (!isCall(left, 'global', 'path') || !isCall(right, 'global', 'path')) return undefined
  return { ...node, left: left.args[0] }
}

/** The value that stands for null among unique values. */
const NULL_MARK: ExprNode = { type: 'Value', value: '\0null' }
const THIS: ExprNode = { type: 'This' }

/** `array::unique` of groq-js keeps every null, so it gets a text in place of null. */
function rewriteUnique(node: ExprNode): ExprNode | undefined {
  if (!isCall(node, 'array', 'unique')) return undefined
  const marked = mapItems(node.args[0], {
    type: 'FuncCall',
    namespace: 'global',
    name: 'coalesce',
    args: [THIS, NULL_MARK],
  })
  const isMarked = { type: 'OpCall', op: '==', left: THIS, right: NULL_MARK }
  const unmarked = { condition: isMarked, value: { type: 'Value', value: null } }
  return mapItems(
    { ...node, args: [marked] },
    {
      type: 'Select',
      alternatives: [{ type: 'SelectAlternative', ...unmarked }],
      fallback: THIS,
    },
  )
}

function mapItems(base: unknown, expr: ExprNode): ExprNode {
  return { type: 'Map', base: { type: 'ArrayCoerce', base }, expr }
}
