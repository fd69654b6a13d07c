import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord } from '@elos/content/parts/stored/value'
import { itemSteps } from '@elos/content/parts/stored/walk'
import { isArraySchemaType, isObjectSchemaType, type ObjectField, type SchemaType } from 'sanity'

/** A text of a document: the value of a field, or a paragraph with its marks. */
export interface Text {
  /** The field to open in the form, in Sanity's notation: `body[_key=="a"]`. */
  path: string
  /** The titles of the field and of what it is in: 'Perguntas › Resposta'. */
  label: string
  /** The stored strings in order. An object between them, such as a claim, has no path. */
  parts: { path?: string; text: string }[]
}

/** Stands for an object within a paragraph. No search finds it. */
export const OBJECT = '\uFFFC'

/** Types whose values are no texts, though strings are in them. */
const CODES = new Set(['reference', 'slug', 'geopoint', 'file'])

type Fields = Readonly<Record<string, unknown>>

interface Position {
  document: StoredDocument
  path: string
  label: string
}

/**
 * The texts of a document that its form shows, in the order of the form: not its paths, identifiers and other
 * values of a fixed form, nor what is chosen from a list.
 */
export const textsOf = (type: SchemaType, document: StoredDocument): Text[] =>
  textsOfValue(type, document, { document, path: '', label: '' })

function textsOfValue(type: SchemaType, value: unknown, position: Position): Text[] {
  const { path, label } = position
  if (typeof value === 'string')
    return isText(type) ? [{ path, label, parts: [{ path, text: value }] }] : []
  if (Array.isArray(value))
    return isArraySchemaType(type) ? textsOfItems(type.of, value, position) : []
  const hasFields = isRecord(value) && isObjectSchemaType(type) && !isCode(type)
  return hasFields ? textsOfFields(type.fields, value, position) : []
}

const textsOfFields = (
  fields: readonly ObjectField[],
  parent: Fields,
  { document, path, label }: Position,
): Text[] =>
  fields.flatMap(({ name, type }) => {
    const value = parent[name]
    if (name.startsWith('_') || isHidden(type, { document, parent, value })) return []
    return textsOfValue(type, value, {
      document,
      path: path ? `${path}.${name}` : name,
      label: [label, type.title].filter(Boolean).join(' › '),
    })
  })

const textsOfItems = (
  members: readonly SchemaType[],
  items: readonly unknown[],
  position: Position,
): Text[] => {
  const steps = itemSteps(items)
  return items.flatMap((item, index) => {
    const { _type }: Fields = isRecord(item) ? item : {}
    const path = `${position.path}${steps[index]}`
    // Items that are all of one type need not name it.
    const member = members.find(({ name }) => members.length === 1 || name === _type)
    if (member?.name === 'block' && isRecord(item))
      return [{ path, label: position.label, parts: partsOf(item, path) }]
    return member ? textsOfValue(member, item, { ...position, path }) : []
  })
}

function partsOf({ children }: Fields, path: string): Text['parts'] {
  const items: readonly unknown[] = Array.isArray(children) ? children : []
  const steps = itemSteps(items)
  return items.map((child, index) =>
    isRecord(child) && typeof child.text === 'string'
      ? { path: `${path}.children${steps[index]}.text`, text: child.text }
      : { text: OBJECT },
  )
}

/** Whether a type or one that it is made from is of those whose values are no texts. */
const isCode = ({ name, type }: SchemaType): boolean =>
  CODES.has(name) || (type ? isCode(type) : false)

function isText({ name, options }: SchemaType): boolean {
  if (name !== 'string' && name !== 'text') return false
  return !isRecord(options) || (!options.list && options.isCode !== true)
}

/** Whether the form hides a field, as it does with fields that the document's kind does not have. */
function isHidden(
  { hidden }: SchemaType,
  { document, parent, value }: { document: StoredDocument; parent: Fields; value: unknown },
): boolean {
  if (typeof hidden !== 'function') return hidden === true
  const stored = { ...document, _rev: '', _createdAt: '', _updatedAt: '' }
  return hidden({ document: stored, parent, value, currentUser: null, path: [] })
}
