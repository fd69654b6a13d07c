import schema from '@elos/content/generated/schema.json' with { type: 'json' }
import { richText, shortText } from '../markdown/blocks.ts'
import { type Place, SeedTextError } from '../markdown/errors.ts'
import type { Targets } from '../markdown/source.ts'
import type { SeedDocument } from './document.ts'
import { picture } from './drawings.ts'
import type { Written } from './written.ts'

/** A part of the schema that `npm run types` extracts from the Studio. */
interface SchemaNode {
  type: string
  /** The type that an `inline` node stands for. */
  name?: string
  /** The item of an `array`; a list for a `union`. */
  of?: SchemaNode | SchemaNode[]
  attributes?: Attributes
  /** Further attributes of an `object`. */
  rest?: SchemaNode
}

type Attributes = Record<string, { value: SchemaNode } | undefined>

const TYPES = new Map<string, SchemaNode>(
  schema.map((entry) => [entry.name, ('value' in entry && entry.value) || entry]),
)

/** The types whose value may be a string in the files of the seed, and what that string stands for. */
const NOTATIONS = new Map<string, (text: string, place: Place, targets: Targets) => unknown>([
  ['shortText', shortText],
  ['richText', richText],
  ['legalText', richText],
  ['imageWithAlt', picture],
])

/**
 * A document as Sanity stores it: every text in Markdown becomes Portable Text, and every path of a
 * drawing an image. Anything else stays as it is. Throws `SeedTextError`.
 */
export function expandDocument({ name, document }: Written, targets: Targets): SeedDocument {
  const type = TYPES.get(document._type)
  const expanded = type && expandObject(document, type, [name], targets)
  if (expanded && isSeedDocument(expanded)) return expanded
  throw new SeedTextError(placeOf([name]), `o tipo de documento "${document._type}" não existe.`)
}

/** Whether an object has the type of a document. The tests check its values as the Studio does. */
function isSeedDocument(value: object): value is SeedDocument {
  return '_type' in value && TYPES.get(String(value._type))?.type === 'document'
}

function expandObject(value: object, node: SchemaNode, path: string[], targets: Targets): object {
  const attributes = attributesOf(node)
  const entries = Object.entries(value).map(([name, field]) => {
    const attribute = attributes[name]
    const inside = [...path, name]
    if (!attribute) throw new SeedTextError(placeOf(inside), 'o esquema não tem este campo.')
    return [name, expand(field, attribute.value, inside, targets)]
  })
  return Object.fromEntries(entries)
}

function expand(value: unknown, node: SchemaNode, path: string[], targets: Targets): unknown {
  const notation = NOTATIONS.get(node.name ?? '')
  const text = notation && textOf(value)
  if (notation && text !== undefined) return notation(text, placeOf(path), targets)
  const type = memberOf(resolve(node), value)
  if (Array.isArray(value)) {
    const { of } = type
    if (!of || Array.isArray(of)) return value
    return value.map((item, index) => expand(item, of, [...path, String(index)], targets))
  }
  const isObject = typeof value === 'object' && value !== null
  return isObject && type.type === 'object' ? expandObject(value, type, path, targets) : value
}

/** The type of a union that an object names; any other type as it is. */
function memberOf(type: SchemaNode, value: unknown): SchemaNode {
  if (!Array.isArray(type.of) || typeof value !== 'object' || value === null) return type
  const name = '_type' in value ? value._type : undefined
  return type.of.find(({ rest }) => name !== undefined && rest?.name === name) ?? type
}

/** A string, or a list of paragraphs; undefined for everything else. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const isText = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isText ? value.join('\n\n') : undefined
}

function resolve(node: SchemaNode): SchemaNode {
  return (node.type === 'inline' && TYPES.get(node.name ?? '')) || node
}

function attributesOf(node: SchemaNode): Attributes {
  const { attributes, rest } = resolve(node)
  return { ...attributes, ...(rest && attributesOf(rest)) }
}

function placeOf(path: string[]): Place {
  return { file: path.join(', '), line: 1 }
}
