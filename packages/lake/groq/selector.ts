import { type ExprNode, evaluateSync } from 'groq-js'
import { isNode, listOf } from './syntax.ts'

/** The place of a value in another: names of attributes and indexes of elements, from the outside. */
export type KeyPath = readonly (string | number)[]

type Params = Readonly<Record<string, unknown>>

/** Returns the paths that a GROQ selector, such as `(title, cards[].label)`, selects in a value. */
export function selectedPaths(selector: unknown, value: unknown, params: Params): KeyPath[] {
  if (!isNode(selector)) return []
  return SELECTORS[selector.type]?.(selector, value, params) ?? []
}

type Select = (selector: ExprNode, value: unknown, params: Params) => KeyPath[]

/** The functions that evaluate selectors, by type of node: https://sanity-io.github.io/GROQ/draft/#sec-Selectors */
const SELECTORS: Readonly<Record<string, Select>> = {
  Group: ({ base }, value, params) => selectedPaths(base, value, params),
  Tuple: ({ members }, value, params) =>
    listOf(members).flatMap((member) => selectedPaths(member, value, params)),
  AccessAttribute({ base, name }, value, params) {
    const outer = base === undefined ? [[]] : selectedPaths(base, value, params)
    return outer.map((path) => [...path, String(name)])
  },
  ArrayCoerce: ({ base }, value, params) =>
    within(selectedPaths(base, value, params), value, (inner) =>
      listOf(inner).map((_, index) => [index]),
    ),
  Filter: ({ base, expr }, value, params) =>
    within(selectedPaths(base, value, params), value, (inner) =>
      listOf(inner).flatMap((item, index) => (holds(expr, item, params) ? [[index]] : [])),
    ),
  SelectorNested: ({ base, nested }, value, params) =>
    within(selectedPaths(base, value, params), value, (inner) =>
      selectedPaths(nested, inner, params),
    ),
  SelectorFuncCall: ({ arg }, value, params) => anywhere(arg, value, params),
}

/** Continues each path with those that are selected in the value at its end. */
function within(
  paths: readonly KeyPath[],
  value: unknown,
  select: (inner: unknown) => KeyPath[],
): KeyPath[] {
  return paths.flatMap((path) => select(valueAt(value, path)).map((rest) => [...path, ...rest]))
}

/** The paths of all objects, at any depth, for which a condition holds. */
function anywhere(condition: unknown, value: unknown, params: Params): KeyPath[] {
  if (typeof value !== 'object' || value === null) return []
  const own: KeyPath[] = !Array.isArray(value) && holds(condition, value, params) ? [[]] : []
  const inner = entriesOf(value).flatMap(([key, item]) =>
    anywhere(condition, item, params).map((path) => [key, ...path]),
  )
  return [...own, ...inner]
}

function holds(condition: unknown, item: unknown, params: Params): boolean {
  return isNode(condition) && evaluateSync(condition, { root: item, params }).data === true
}

/** The attributes of an object or the elements of an array; nothing for other values. */
export function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** Returns the value at a path, or undefined if there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = Reflect.get(found, key)
  }
  return found
}
