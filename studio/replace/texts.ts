import type { ReviewDocument } from '@elos/content/review/type'
import { isRecord } from '@elos/content/review/value'
import { isArraySchemaType, isObjectSchemaType, type ObjectField, type SchemaType } from 'sanity'

/** A stored string that is a text, or a part of one. */
export interface TextPart {
  /** In Sanity's notation: `body[_key=="a"].children[_key=="b"].text`. */
  path: string
  text: string
}

/** A text of a document: the value of a field, or a paragraph with its marks. */
export interface TextPlace {
  /** The field to open in the form. */
  path: string
  /** The titles of the field and of what it is in: 'Perguntas › Resposta'. */
  label: string
  /** In order. An object between them, such as a claim, is a part without a path. */
  parts: (TextPart | { text: typeof OBJECT })[]
}

/** A number that a sentence of the site states. */
export interface AmountPlace {
  path: string
  label: string
  amount: number
}

/** What staff write in a document, in the order of its form. */
export interface Written {
  texts: TextPlace[]
  amounts: AmountPlace[]
}

/** Stands for an object within a paragraph. No search finds it. */
export const OBJECT = '\uFFFC'

/** Types whose values are no texts, though strings are in them. */
const CODES = new Set(['reference', 'slug', 'geopoint', 'file'])

interface Position {
  path: string
  labels: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The texts of a document that its form shows: not its paths, identifiers and other values of a fixed form,
 * nor what is chosen from a list.
 */
export function writtenIn(type: SchemaType, document: ReviewDocument): Written {
  const written: Written = { texts: [], amounts: [] }
  if (isObjectSchemaType(type)) {
    visitFields(type.fields, document, { path: '', labels: [] }, { document, written })
  }
  return written
}

interface Visit {
  document: ReviewDocument
  written: Written
}

function visitFields(
  fields: readonly ObjectField[],
  parent: Fields,
  { path, labels }: Position,
  visit: Visit,
) {
  for (const { name, type } of fields) {
    const value = parent[name]
    if (name.startsWith('_') || value === undefined || isHidden(type, parent, value, visit))
      continue
    const position = {
      path: path ? `${path}.${name}` : name,
      labels: type.title ? [...labels, type.title] : labels,
    }
    if (name === 'amount' && typeof value === 'number') {
      visit.written.amounts.push({ path: position.path, label: labelOf(position), amount: value })
    } else visitValue(type, value, position, visit)
  }
}

function visitValue(type: SchemaType, value: unknown, position: Position, visit: Visit) {
  if (typeof value === 'string') {
    if (isText(type))
      visit.written.texts.push(placeOf(position, [{ path: position.path, text: value }]))
  } else if (Array.isArray(value)) {
    if (isArraySchemaType(type)) visitItems(type.of, value, position, visit)
  } else if (isRecord(value) && isObjectSchemaType(type) && !isCode(type)) {
    visitFields(type.fields, value, position, visit)
  }
}

function visitItems(
  members: readonly SchemaType[],
  items: readonly unknown[],
  { path, labels }: Position,
  visit: Visit,
) {
  items.forEach((item, index) => {
    const key = isRecord(item) && typeof item._key === 'string' ? `_key=="${item._key}"` : index
    const position = { path: `${path}[${key}]`, labels }
    const member = memberOf(members, item)
    if (member?.name === 'block' && isRecord(item)) {
      visit.written.texts.push(placeOf(position, spansOf(item, position.path)))
    } else if (member) visitValue(member, item, position, visit)
  })
}

/** The type of an item. Objects that exist only in one list need not name it. */
function memberOf(members: readonly SchemaType[], item: unknown): SchemaType | undefined {
  const name = isRecord(item) ? item._type : undefined
  return (
    members.find((member) => member.name === name) ??
    (members.length === 1 ? members[0] : undefined)
  )
}

function spansOf(block: Fields, path: string): TextPlace['parts'] {
  const children = Array.isArray(block.children) ? block.children.filter(isRecord) : []
  return children.map(({ _key, text }) =>
    typeof _key === 'string' && typeof text === 'string'
      ? { path: `${path}.children[_key=="${_key}"].text`, text }
      : { text: OBJECT },
  )
}

const placeOf = (position: Position, parts: TextPlace['parts']): TextPlace => ({
  path: position.path,
  label: labelOf(position),
  parts,
})

const labelOf = ({ labels }: Position) => labels.join(' › ')

/** Whether a type or one that it is made from is of those whose values are no texts. */
function isCode(type: SchemaType): boolean {
  return CODES.has(type.name) || (type.type ? isCode(type.type) : false)
}

function isText({ name, options }: SchemaType): boolean {
  if (name !== 'string' && name !== 'text') return false
  return !isRecord(options) || (!options.list && options.isCode !== true)
}

/** Whether the form hides a field, as it does with fields that the document's kind does not have. */
function isHidden(
  { hidden }: SchemaType,
  parent: Fields,
  value: unknown,
  { document }: Visit,
): boolean {
  if (typeof hidden !== 'function') return hidden === true
  const { _rev = '', _createdAt = '', _updatedAt = '', ...fields } = document
  const dates = { _createdAt: String(_createdAt), _updatedAt: String(_updatedAt) }
  return hidden({
    document: { ...fields, _rev: String(_rev), ...dates },
    parent,
    value,
    currentUser: null,
    path: [],
  })
}
