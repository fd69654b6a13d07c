import { isDeepStrictEqual } from 'node:util'
import { applyPatch, type RawPatch } from 'mendoza'
import { encodePatch } from './encodePatch.ts'
import { opcode } from './opcodes.ts'

/**
 * A patch proved, with the decoder the Studio uses, to turn one JSON value into another. Where the
 * encoded patch does not, the one that replaces the whole value.
 */
export function safePatch(from: unknown, to: unknown, encode = encodePatch): RawPatch {
  const replacement = [opcode.value, to]
  try {
    const patch = encode(from, to)
    return isDeepStrictEqual(applyPatch(from, patch), to) ? patch : replacement
  } catch {
    // The decoder refuses the patch, or the value is nested too deep for the stack.
    return replacement
  }
}
