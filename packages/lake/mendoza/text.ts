import type { RawPatch } from 'mendoza'
import { opcode } from './opcodes.ts'

/**
 * Writes a string from nothing: the start and the end of the one before, and what is between.
 * Slices are counted in UTF-8, where decoder and `Buffer` alike give half a surrogate pair 3 bytes.
 */
export function writeText(patch: RawPatch, from: string, to: string): void {
  const start = commonStart(from, to)
  const end = commonEnd(from, to, start)
  const bytes = Buffer.byteLength(from)
  if (start > 0) {
    patch.push(opcode.stringAppendSlice, 0, Buffer.byteLength(from.slice(0, start)))
  }
  if (start + end < to.length) {
    patch.push(opcode.stringAppendString, to.slice(start, to.length - end))
  }
  if (end > 0) {
    const endBytes = Buffer.byteLength(from.slice(from.length - end))
    patch.push(opcode.stringAppendSlice, bytes - endBytes, bytes)
  }
}

/** Code units both strings start with, none of them half of a surrogate pair. */
function commonStart(from: string, to: string): number {
  const longest = Math.min(from.length, to.length)
  let length = 0
  while (length < longest && from.charCodeAt(length) === to.charCodeAt(length)) length++
  return isHighSurrogate(from.charCodeAt(length - 1)) ? length - 1 : length
}

/** Code units both strings end with, after `start`, none of them half of a surrogate pair. */
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
