import { isDeepStrictEqual } from 'node:util'
import { applyPatch, type RawPatch } from 'mendoza'
import type { LakeDocument } from '../store/document.ts'
import { encodePatch } from './encodePatch.ts'
import { OPCODE } from './opcodes.ts'

/** A mutation as Mendoza patches: `apply` turns the earlier document into the later one, `revert` back. */
export interface Effects {
  apply: RawPatch
  revert: RawPatch
}

/**
 * Returns the effects of a mutation. A created document reverts to `null` and a deleted one becomes
 * `null`; this is how the Studio recognises them. The patches are between documents without `_rev`,
 * which the Studio removes before it applies them.
 */
export function safeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const from = withoutRevision(before)
  const to = withoutRevision(after)
  return { apply: safePatch(from, to), revert: safePatch(to, from) }
}

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
    // The decoder refuses the patch, as one with a slice of very many elements.
    return replacement
  }
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const { _rev, ...attributes } = document
  return attributes
}
