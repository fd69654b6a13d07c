import type { RawPatch } from 'mendoza'
import type { Outcome, WriteMember } from './member.ts'
import { OPCODE } from './opcodes.ts'
import { field } from './place.ts'

type Fields = Readonly<Record<string, unknown>>

/** Appends to a patch the differences between two objects, as changes to a copy of the first. */
export function writeFields(
  patch: RawPatch,
  from: Fields,
  to: Fields,
  writeMember: WriteMember,
): Outcome {
  if (hasPrototypeKey(from) || hasPrototypeKey(to)) return 'unpatchable'
  const start = patch.length
  // The decoder numbers the fields in this order: sorted by UTF-16 code unit.
  for (const [index, key] of keysOf(from).sort().entries()) {
    if (has(to, key)) writeMember(field(key, index), from[key], to[key])
    else patch.push(OPCODE.objectDeleteField, index)
  }
  for (const key of keysOf(to)) {
    if (!has(from, key)) patch.push(OPCODE.objectSetFieldValue, to[key], key)
  }
  return patch.length === start ? 'unchanged' : 'patched'
}

/** The keys that the object has as JSON, which drops `undefined`. */
function keysOf(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}

function has(fields: Fields, key: string): boolean {
  return Object.hasOwn(fields, key) && fields[key] !== undefined
}

/** The decoder cannot set a field of this name: it would assign the object's prototype. */
function hasPrototypeKey(fields: Fields): boolean {
  return Object.hasOwn(fields, '__proto__')
}
