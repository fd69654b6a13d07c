/**
 * The opcodes this encoder writes, by the numbers of the Mendoza format (`docs/format.adoc` of
 * https://github.com/sanity-io/mendoza) and of npm `mendoza` 3.0.8 (`OPS` in
 * `internal-patcher.ts`). An opcode is followed by its operands, in the order given.
 *
 * A decoder has two stacks. The *input* starts with the old value, and Push… enters a field or an
 * element of it. The *output* starts with the same value; Copy and Blank begin another, and Return…
 * puts the finished value into the one below.
 *
 * Three properties of the npm decoders limit what a patch may contain:
 * - A slice of a string must begin at 0 or end at the end. The simple decoder computes the end of any
 *   other slice wrongly if a character before it is not ASCII.
 * - An array must begin with Blank, not with Copy: the incremental decoder appends to a copied array
 *   in place, which changes the old value.
 * - A Blank into which nothing is written stays `null`, so empty arrays and strings are written as
 *   values, which is shorter anyway.
 */
export const OPCODE = {
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
