import type { RawPatch } from 'mendoza'
import { OPCODE } from './opcodes.ts'

/**
 * Appends to a patch the operations that build a string: the common start, the text between, and the
 * common end.
 * Slices are counted in UTF-8 bytes; the decoder and `Buffer` count 3 for half a surrogate pair.
 */
export function writeText(patch: RawPatch, from: string, to: string): void {
  const start = commonStart(from, to)
  const end = commonEnd(from, to, start)
  const bytes = Buffer.byteLength(from)
  if (start > 0) {
    patch.push(OPCODE.stringAppendSlice, 0, Buffer.byteLength(from.slice(0, start)))
  }
  if (start + end < to.length) {
    patch.push(OPCODE.stringAppendString, to.slice(start, to.length - end))
  }
  if (end > 0) {
    const endBytes = Buffer.byteLength(from.slice(from.length - end))
    patch.push(OPCODE.stringAppendSlice, bytes - endBytes, bytes)
  }
}

/** The length of the common start, in code units; it does not split a surrogate pair. */
function commonStart(from: string, to: string): number {
  const longest = Math.min(from.length, to.length)
  let length = 0
  while (length < longest && from.charCodeAt(length) === to.charCodeAt(length)) length++
  return isHighSurrogate(from.charCodeAt(length - 1)) ? length - 1 : length
}

/** The length of the common end after `start`, in code units; it does not split a surrogate pair. */
function commonEnd(from: string, to: string, start: number): number {
  const longest = Math.min(from.length, to.length) - start
  const fromLast = from.length - 1
  const toLast = to.length - 1
  let length = 0
  while (
    length < longest &&
    from.charCodeAt(fromLast - length) === to.charCodeAt(toLast - length)
  ) {
    length++
  }
  return isLowSurrogate(from.charCodeAt(from.length - length)) ? length - 1 : length
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
