import type { RawPatch } from 'mendoza'
import { isRecord } from '../store/document.ts'
import { OPCODE } from './opcodes.ts'

/** The operations that change the whole value, a field or an element. */
interface Place {
  /** Starts from a copy of the old value. */
  copy: RawPatch
  /** Starts from an empty value. */
  blank: RawPatch
  /** Puts the new value into the enclosing value. */
  leave: RawPatch
  replace(value: unknown): RawPatch
}

/** The whole value. The output starts with a copy of it. */
const ROOT: Place = {
  copy: [],
  blank: [OPCODE.blank],
  leave: [],
  replace: (value) => [OPCODE.value, value],
}

/** @param index of the field among the sorted keys of the old object */
const field = (key: string, index: number): Place => ({
  copy: [OPCODE.pushFieldCopy, index],
  blank: [OPCODE.pushFieldBlank, index],
  leave: [OPCODE.returnIntoObjectSameKeyPop],
  replace: (value) => [OPCODE.objectSetFieldValue, value, key],
})

/** @param index of the element in the old array */
const element = (index: number): Place => ({
  copy: [OPCODE.pushElementCopy, index],
  blank: [OPCODE.pushElementBlank, index],
  leave: [OPCODE.returnIntoArrayPop],
  replace: (value) => [OPCODE.arrayAppendValue, value],
})

/**
 * Returns the Mendoza patch (https://github.com/sanity-io/mendoza) that turns one JSON value into
 * another with `applyPatch` and the incremental patcher of npm `mendoza`. It is empty if the values
 * are equal. It contains parts of `to`, not copies.
 */
export function encodePatch(from: unknown, to: unknown): RawPatch {
  return difference(ROOT, from, to)
}

/** Returns the operations that turn the value at a place into another; none if they are equal. */
function difference(place: Place, from: unknown, to: unknown): RawPatch {
  if (from === to) return []
  if (typeof from === 'string' && typeof to === 'string' && to !== '') {
    return [...place.blank, ...textDifference(from, to), ...place.leave]
  }
  if (Array.isArray(from) && Array.isArray(to) && (to.length > 0 || from.length === 0)) {
    return enclosed(place.blank, elementDifference(from, to), place.leave)
  }
  if (isRecord(from) && isRecord(to)) {
    return enclosed(place.copy, fieldDifference(from, to), place.leave)
  }
  return place.replace(to)
}

function enclosed(enter: RawPatch, operations: RawPatch, leave: RawPatch): RawPatch {
  return operations.length === 0 ? [] : [...enter, ...operations, ...leave]
}

type Fields = Readonly<Record<string, unknown>>

function fieldDifference(from: Fields, to: Fields): RawPatch {
  // The decoder numbers the fields in this order: sorted by UTF-16 code unit.
  const kept = Object.keys(from)
    .sort()
    .flatMap((key, index) =>
      Object.hasOwn(to, key)
        ? difference(field(key, index), from[key], to[key])
        : [OPCODE.objectDeleteField, index],
    )
  const added = Object.keys(to)
    .filter((key) => !Object.hasOwn(from, key))
    .flatMap((key) => [OPCODE.objectSetFieldValue, to[key], key])
  return [...kept, ...added]
}

/**
 * The operations that build an array from an earlier one: slices for runs of unchanged elements, wherever
 * they moved to, differences for changed elements, values for new ones.
 */
function elementDifference(from: readonly unknown[], to: readonly unknown[]): RawPatch {
  const operations: RawPatch[] = []
  let isSame = from.length === to.length
  for (const [index, match] of matchElements(from, to).entries()) {
    const change =
      match === undefined
        ? [OPCODE.arrayAppendValue, to[index]]
        : difference(element(match), from[match], to[index])
    isSame &&= match === index && change.length === 0
    const last = operations.at(-1)
    if (match === undefined || change.length > 0) operations.push(change)
    else if (last?.[0] === OPCODE.arrayAppendSlice && last[2] === match) last[2] = match + 1
    else operations.push([OPCODE.arrayAppendSlice, match, match + 1])
  }
  return isSame ? [] : operations.flat()
}

/**
 * Returns for each element of an array its index in the earlier array, if it has one. Objects are
 * identified by `_key` (https://www.sanity.io/docs/array-type), other elements by their value.
 */
function matchElements(from: readonly unknown[], to: readonly unknown[]): (number | undefined)[] {
  const before = from.map(identityOf)
  const places = new Map<string, number>()
  for (const [index, identity] of before.entries()) {
    if (!places.has(identity)) places.set(identity, index)
  }
  let next = 0
  return to.map((item) => {
    const identity = identityOf(item)
    const match = before[next] === identity ? next : places.get(identity)
    if (match !== undefined) next = match + 1
    return match
  })
}

function identityOf(item: unknown): string {
  const isKeyed = isRecord(item) && typeof item._key === 'string'
  return isKeyed ? `key ${item._key}` : JSON.stringify(item)
}

/** The operations that build a string: the common start, the text between, and the common end. */
function textDifference(from: string, to: string): RawPatch {
  // These are characters, so that no surrogate pair is split.
  const [before, after] = [Array.from(from), Array.from(to)]
  const start = commonLength(before, after)
  const end = commonLength(before.slice(start).reverse(), after.slice(start).reverse())
  const between = after.slice(start, after.length - end).join('')
  // Slices are counted in UTF-8 bytes; the decoder and `Buffer` count 3 for half a surrogate pair.
  const bytes = (characters: string[]) => Buffer.byteLength(characters.join(''))
  const [all, startBytes] = [Buffer.byteLength(from), bytes(before.slice(0, start))]
  const endBytes = bytes(before.slice(before.length - end))
  return [
    ...(start > 0 ? [OPCODE.stringAppendSlice, 0, startBytes] : []),
    ...(between ? [OPCODE.stringAppendString, between] : []),
    ...(end > 0 ? [OPCODE.stringAppendSlice, all - endBytes, all] : []),
  ]
}

/** The number of characters that two lists have in common at their start. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const length = one.findIndex((character, index) => character !== other[index])
  return length < 0 ? one.length : length
}
