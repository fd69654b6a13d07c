import type { RawPatch } from 'mendoza'
import { matchElements } from './matchElements.ts'
import type { Outcome, WriteMember } from './member.ts'
import { OPCODE } from './opcodes.ts'
import { element } from './place.ts'

/**
 * Appends to a patch the operations that build an array from an earlier one: slices for runs of unchanged
 * elements, wherever they moved to, differences for changed elements, values for new ones.
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
    if (match === undefined) patch.push(OPCODE.arrayAppendValue, to[index])
    else if (writeMember(element(match), from[match], to[index])) unchanged = false
    else run = writeUnchanged(patch, match, run)
  }
  return unchanged ? 'unchanged' : 'patched'
}

/** A run of consecutive unchanged elements, and the position of their slice in the patch. */
interface Run {
  left: number
  right: number
  start: number
  end: number
}

/** The npm decoders pass a slice as the arguments of one call, whose number engines limit. */
const MAX_SLICE = 10_000

function writeUnchanged(patch: RawPatch, index: number, last: Run | undefined): Run {
  const run = last && continues(patch, index, last) ? last : undefined
  const left = run?.left ?? index
  const start = run?.start ?? patch.length
  patch.length = start
  patch.push(OPCODE.arrayAppendSlice, left, index + 1)
  return { left, right: index + 1, start, end: patch.length }
}

function continues(patch: RawPatch, index: number, run: Run): boolean {
  return index === run.right && index - run.left < MAX_SLICE && patch.length === run.end
}
