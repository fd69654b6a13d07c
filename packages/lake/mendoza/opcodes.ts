/**
 * The opcodes this encoder writes, by the numbers of the Mendoza format (`docs/format.adoc` of
 * https://github.com/sanity-io/mendoza) and of npm `mendoza` 3.0.8 (`OPS` in
 * `internal-patcher.ts`). An opcode is followed by its operands, in the order given.
 *
 * A decoder keeps two stacks. The *input* starts with the value before, and Push… enters a field
 * or an element of it; the *output* starts with the same value, Copy and Blank begin another, and
 * Return… puts the finished one into the one below.
 *
 * Three habits of the npm decoders limit what may be written:
 * - A slice of a string is right only if it begins at 0 or ends at the end: the simple decoder
 *   looks for the end of any other in the wrong place once a character before it is not ASCII.
 * - An array is begun with Blank, never with Copy: the incremental decoder appends to a copied
 *   array in place and so changes the value before.
 * - A Blank nothing is written into stays `null`: empty arrays and strings are plain values, which
 *   are shorter anyway.
 */
export const opcode = {
  /** value */
  value: 0,
  blank: 2,
  /** index of the field among the input's sorted keys */
  pushFieldCopy: 10,
  /** index of the field among the input's sorted keys */
  pushFieldBlank: 11,
  /** index of the element */
  pushElementCopy: 12,
  /** index of the element */
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  /** value, key */
  objectSetFieldValue: 17,
  /** index of the field among the input's sorted keys */
  objectDeleteField: 19,
  /** value */
  arrayAppendValue: 20,
  /** first index, index after the last */
  arrayAppendSlice: 21,
  /** string */
  stringAppendString: 22,
  /** first byte, byte after the last, in UTF-8 */
  stringAppendSlice: 23,
} as const

type Opcode = (typeof opcode)[keyof typeof opcode]

/** An opcode and its operands, or nothing to do. */
export type Operation = readonly [Opcode, ...unknown[]] | readonly []
