import { isDeepStrictEqual } from 'node:util'
import type { RawPatch } from 'mendoza'
import { isRecord } from '../store/document.ts'
import { writeElements } from './elements.ts'
import { writeFields } from './fields.ts'
import { isShorterThan, jsonSize } from './jsonSize.ts'
import type { Outcome, WriteMember } from './member.ts'
import type { Place } from './place.ts'
import { writeText } from './text.ts'

/**
 * Values nested deeper are compared and replaced as a whole, which limits the work. Sanity allows 20
 * levels: https://www.sanity.io/docs/technical-limits
 */
const MAX_DEPTH = 64

/**
 * Longer arrays are compared and replaced as a whole, which limits the work: the elements of two arrays of
 * a million take ten seconds to match.
 */
const MAX_ELEMENTS = 250_000

/**
 * Appends to a patch the operations that turn the value at a place into another: the differences inside
 * it, or the whole value if that is shorter. Appends nothing if the values are equal.
 *
 * @param depth of the place in the outermost value
 * @returns whether the values differ
 */
export function writeDifference(
  patch: RawPatch,
  place: Place,
  from: unknown,
  to: unknown,
  depth = 0,
): boolean {
  if (from === to) return false
  const start = patch.length
  const outcome = depth < MAX_DEPTH ? writeInside(patch, place, from, to, depth) : whole(from, to)
  if (outcome === 'patched') patch.push(...place.leave)
  if (outcome === 'patched' && !isShorterThan(jsonSize(patch.slice(start)), to)) return true
  patch.length = start
  if (outcome === 'unchanged') return false
  patch.push(...place.replace(to))
  return true
}

function writeInside(
  patch: RawPatch,
  place: Place,
  from: unknown,
  to: unknown,
  depth: number,
): Outcome {
  const writeMember: WriteMember = (at, before, after) =>
    writeDifference(patch, at, before, after, depth + 1)
  if (typeof from === 'string' && typeof to === 'string') {
    patch.push(...place.blank)
    writeText(patch, from, to)
    return 'patched'
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    if (Math.max(from.length, to.length) > MAX_ELEMENTS) return whole(from, to)
    patch.push(...place.blank)
    return writeElements(patch, from, to, writeMember)
  }
  if (isRecord(from) && isRecord(to)) {
    patch.push(...place.copy)
    return writeFields(patch, from, to, writeMember)
  }
  return 'unpatchable'
}

function whole(from: unknown, to: unknown): Outcome {
  return isDeepStrictEqual(from, to) ? 'unchanged' : 'unpatchable'
}
