import type { RawPatch } from 'mendoza'
import { matchElements } from './matchElements.ts'
import type { Outcome, WriteMember } from './member.ts'
import { opcode } from './opcodes.ts'
import { element } from './place.ts'

/**
 * Writes an array from nothing: runs of unchanged elements of the one before by slices, wherever
 * they moved to, changed ones by what differs inside them, new ones by value.
 */
export function writeElements(
  patch: RawPatch,
  from: readonly unknown[],
  to: readonly unknown[],
  writeMember: WriteMember,
): Outcome {
  let unchanged = from.length === to.length
  let run: Run | undefined
  for (const [index, match] of matchElements(from, to).entries()) {
    unchanged &&= match === index
    if (match === undefined) patch.push(opcode.arrayAppendValue, to[index])
    else if (writeMember(element(match), from[match], to[index])) unchanged = false
    else run = writeUnchanged(patch, match, run)
  }
  return unchanged ? 'unchanged' : 'patched'
}

/** Consecutive unchanged elements, and where in the patch their slice stands. */
interface Run {
  readonly left: number
  readonly right: number
  readonly start: number
  readonly end: number
}

/** The npm decoders pass a slice as arguments of one call, and an engine bounds their number. */
const longestSlice = 10_000

function writeUnchanged(patch: RawPatch, index: number, last: Run | undefined): Run {
  const run = last && continues(patch, index, last) ? last : undefined
  const left = run?.left ?? index
  const start = run?.start ?? patch.length
  patch.length = start
  patch.push(opcode.arrayAppendSlice, left, index + 1)
  return { left, right: index + 1, start, end: patch.length }
}

function continues(patch: RawPatch, index: number, run: Run): boolean {
  return index === run.right && index - run.left < longestSlice && patch.length === run.end
}
