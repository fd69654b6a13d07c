import type { RawPatch } from 'mendoza'
import { writeDifference } from './difference.ts'
import { root } from './place.ts'

/**
 * The Mendoza patch (https://github.com/sanity-io/mendoza) by which `applyPatch` and the
 * incremental patcher of npm `mendoza` turn one JSON value into another: never longer as JSON than
 * the patch that replaces the whole value, empty if the values are equal. It shares parts of `to`.
 */
export function encodePatch(from: unknown, to: unknown): RawPatch {
  const patch: RawPatch = []
  writeDifference(patch, root, from, to)
  return patch
}
