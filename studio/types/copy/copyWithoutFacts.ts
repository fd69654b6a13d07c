import { isRecord } from '@elos/content/parts/stored/value'
import type { SanityDocumentLike } from 'sanity'
import { schemaTypes } from '../index.ts'

type Fields = Readonly<Record<string, unknown>>

/** The members of a list in a schema's definition; none of anything else. */
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The fields of a type in the schema: its own, or those of the shared type that it names. */
function fieldsOf(type: Fields): Fields[] {
  if (type.fields) return listOf(type.fields)
  const shared = schemaTypes.find(({ name }) => name === type.type)
  return shared && 'fields' in shared ? listOf(shared.fields) : []
}

/**
 * Returns the part of an object that a copy keeps: the fields that are marked, and what is marked in them; undefined
 * when it keeps nothing.
 */
function keptOf(type: Fields, value: Fields): Fields | undefined {
  const kept = fieldsOf(type).flatMap((field): [string, unknown][] => {
    const name = String(field.name)
    const part = keptPart(field, value[name])
    return part === undefined ? [] : [[name, part]]
  })
  const { _type, _key } = value
  const head = { ...(_type ? { _type } : {}), ...(_key ? { _key } : {}) }
  return kept.length > 0 ? { ...head, ...Object.fromEntries(kept) } : undefined
}

function keptPart(field: Fields, value: unknown): unknown {
  if (field.keptInCopy) return value
  if (isRecord(value)) return keptOf(field, value)
  if (!Array.isArray(value)) return undefined
  const members = listOf(field.of)
  const items = value.filter(isRecord).flatMap((item) => {
    const member = members.find(({ name, type }) => (name ?? type) === item._type) ?? members[0]
    return (member && keptOf(member, item)) ?? []
  })
  return items.length > 0 ? items : undefined
}

/**
 * A copy of a document without what may be true of the original alone. The schema marks what stays (`keptInCopy`), at
 * any depth: of a carrier's page its parts and their icons, whose texts have to be written before the copy is
 * published.
 */
export function copyWithoutFacts(document: SanityDocumentLike): SanityDocumentLike {
  const type = schemaTypes.find(({ name }) => name === document._type)
  const { _id, _type } = document
  return { ...(type && keptOf({ ...type }, document)), _id, _type }
}

/** A copy of a document; what it does not keep begins as in a new one (`begun`). */
export const copyOf = (document: SanityDocumentLike, begun: Fields): SanityDocumentLike => ({
  ...begun,
  ...copyWithoutFacts(document),
})
