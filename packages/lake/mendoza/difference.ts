import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../store/document.ts'
import { writeArray } from './arrays.ts'
import { jsonFits } from './jsonSize.ts'
import { writeObject } from './objects.ts'
import type { PatchWriter } from './patchWriter.ts'
import type { Place } from './place.ts'
import { writeString } from './strings.ts'

/** Writes how the value at a place becomes another, or nothing; says whether it changed. */
export type WriteDifference = (place: Place, from: unknown, to: unknown) => boolean

/** What came of comparing two values of one kind: `unpatchable` asks for the plain value. */
export type Outcome = 'unchanged' | 'patched' | 'unpatchable'

/**
 * Values nested deeper are not looked into but replaced, so that work stays proportional to the
 * document. Sanity allows 20 levels: https://www.sanity.io/docs/technical-limits
 */
const deepest = 64

/**
 * The differences between values, written to `writer`: inside the value where that is no longer
 * than the value itself, else the value.
 *
 * @param depth of `from` and `to` in their documents
 */
export function differences(writer: PatchWriter, depth = 0): WriteDifference {
  const writeInside: WriteDifference = (...nested) => differences(writer, depth + 1)(...nested)
  return (place, from, to) => {
    if (from === to) return false
    const start = writer.mark()
    const outcome =
      depth < deepest ? compare(writer, place, from, to, writeInside) : compareWhole(from, to)
    if (outcome === 'patched' && jsonFits(to, writer.sizeSince(start))) {
    }
    return true
  }
}
