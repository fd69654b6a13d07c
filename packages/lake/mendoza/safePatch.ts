import { isDeepStrictEqual } from 'node:util'
import { applyPatch, type RawPatch } from 'mendoza'
import { encodePatch } from './encodePatch.ts'
import { OPCODE } from './opcodes.ts'

/**
 * Returns a patch that turns one JSON value into another, checked with the decoder that the Studio
 * uses. If the encoded patch fails the check, it returns one that replaces the whole value.
 */
export function safePatch(from: unknown, to: unknown, encode = encodePatch): RawPatch {
  const replacement = [OPCODE.value, to]
  try {
    const patch = encode(from, to)
    return isDeepStrictEqual(applyPatch(from, patch), to) ? patch : replacement
  } catch {
    // The decoder refuses the patch, or the value is nested too deeply for the stack.
    return replacement
  }
}
