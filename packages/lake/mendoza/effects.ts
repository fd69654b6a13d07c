import type { RawPatch } from 'mendoza'
import type { LakeDocument } from '../store/document.ts'
import { encodePatch } from './encodePatch.ts'
import { safePatch } from './safePatch.ts'

/** What a mutation did to a document, as Mendoza patches: from before to after, and back. */
export interface Effects {
  readonly apply: RawPatch
  readonly revert: RawPatch
}

/**
 * The effects of a mutation event. A created document reverts to `null` and a deleted one becomes
 * `null`, by which the Studio knows them. They are between documents without `_rev`: the Studio
 * takes it off before it applies them.
 */
export function encodeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  return effectsBy(encodePatch, before, after)
}

/** The effects of a mutation event, as `encodeEffects`, each proved before it is sent. */
export function safeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  return effectsBy(safePatch, before, after)
}

function effectsBy(
  encode: (from: unknown, to: unknown) => RawPatch,
  before: LakeDocument | null,
  after: LakeDocument | null,
): Effects {
  const from = withoutRevision(before)
  const to = withoutRevision(after)
  return { apply: encode(from, to), revert: encode(to, from) }
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const { _rev, ...attributes } = document
  return attributes
}
