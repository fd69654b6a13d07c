import { isDeepStrictEqual } from 'node:util'
import type { RawPatch } from 'mendoza'
import type { LakeDocument } from './document.ts'

/** Operations of Mendoza (`docs/format.adoc` of https://github.com/sanity-io/mendoza), each with what follows it. */
const OPERATION = {
  /** value, which takes the place of the document */
  replace: 0,
  /** value, name */
  setAttribute: 17,
  /** index of the attribute among the sorted names of the earlier document's */
  deleteAttribute: 19,
} as const

/** A mutation as Mendoza patches: `apply` turns the earlier document into the later one, `revert` back. */
export interface Effects {
  apply: RawPatch
  revert: RawPatch
}

/**
 * Returns the effects of a mutation, which replace each attribute that has changed: the Studio's history says of each
 * attribute who changed it. A created document reverts to `null` and a deleted one becomes `null`; this is how the
 * Studio recognises them. The patches are between documents without `_rev`, which the Studio removes before it applies
 * them.
 */
export function effectsBetween(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const from = withoutRevision(before)
  const to = withoutRevision(after)
  return { apply: patchBetween(from, to), revert: patchBetween(to, from) }
}

type Attributes = Readonly<Record<string, unknown>>

function patchBetween(from: Attributes | null, to: Attributes | null): RawPatch {
  if (!from || !to) return [OPERATION.replace, to]
  const deleted = Object.keys(from)
    .sort()
    .flatMap((name, index) => (Object.hasOwn(to, name) ? [] : [OPERATION.deleteAttribute, index]))
  const set = Object.entries(to).flatMap(([name, value]) =>
    isDeepStrictEqual(from[name], value) ? [] : [OPERATION.setAttribute, value, name],
  )
  return [...deleted, ...set]
}

function withoutRevision(document: LakeDocument | null): Attributes | null {
  if (!document) return null
  const { _rev, ...attributes } = document
  return attributes
}
