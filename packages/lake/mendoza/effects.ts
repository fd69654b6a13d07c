import type { RawPatch } from 'mendoza'
import type { LakeDocument } from '../store/document.ts'
import { safePatch } from './safePatch.ts'

/** A mutation as Mendoza patches: `apply` turns the earlier document into the later one, `revert` back. */
export interface Effects {
  apply: RawPatch
  revert: RawPatch
}

/**
 * Returns the effects of a mutation, each patch checked by the decoder. A created document reverts to
 * `null` and a deleted one becomes `null`; this is how the Studio recognises them. The patches are
 * between documents without `_rev`, which the Studio removes before it applies them.
 */
export function safeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const from = withoutRevision(before)
  const to = withoutRevision(after)
  return { apply: safePatch(from, to), revert: safePatch(to, from) }
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const { _rev, ...attributes } = document
  return attributes
}
