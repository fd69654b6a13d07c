import type { RawPatch } from 'mendoza'
import { writeDifference } from './difference.ts'
import { ROOT } from './place.ts'

/**
 * Returns the Mendoza patch (https://github.com/sanity-io/mendoza) that turns one JSON value into
 * another with `applyPatch` and the incremental patcher of npm `mendoza`. It is empty if the values
 * are equal, and as JSON never longer than the patch that replaces the whole value. It contains
 * parts of `to`, not copies.
 */
export function encodePatch(from: unknown, to: unknown): RawPatch {
  const patch: RawPatch = []
  writeDifference(patch, ROOT, from, to)
  return patch
}
