import type { RawPatch } from 'mendoza'
import type { Outcome, WriteMember } from './member.ts'
import { opcode } from './opcodes.ts'
import { field } from './place.ts'

type Fields = Readonly<Record<string, unknown>>

/** Writes what differs between two objects into a copy of the first. */
export function writeFields(
  patch: RawPatch,
  from: Fields,
  to: Fields,
  writeMember: WriteMember,
): Outcome {
  if (hasPrototypeKey(from) || hasPrototypeKey(to)) return 'unpatchable'
  const start = patch.length
  // The decoder sorts the keys the same way, by UTF-16 code unit, and counts by this order.
  for (const [index, key] of keysOf(from).sort().entries()) {
    if (has(to, key)) writeMember(field(key, index), from[key], to[key])
    else patch.push(opcode.objectDeleteField, index)
  }
  for (const key of keysOf(to)) {
    if (!has(from, key)) patch.push(opcode.objectSetFieldValue, to[key], key)
  }
  return patch.length === start ? 'unchanged' : 'patched'
}

/** The fields JSON would have: the decoder at the other end never sees an `undefined`. */
function keysOf(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}

function has(fields: Fields, key: string): boolean {
  return Object.hasOwn(fields, key) && fields[key] !== undefined
}

/** The decoder loses such a field: it would assign the object's prototype. */
function hasPrototypeKey(fields: Fields): boolean {
  return Object.hasOwn(fields, '__proto__')
}
