/** The length of a value's JSON, in characters. `undefined` counts as `null`, which it becomes in an array. */
export function jsonSize(value: unknown): number {
  return JSON.stringify([value]).length - 2
}

/** Whether a value's JSON has fewer characters than `size`. It stops counting at that size. */
export function isShorterThan(size: number, value: unknown): boolean {
  return spend(size, value) > 0
}

/** Subtracts the length of a value's JSON from `size`; 0 or less if the JSON is at least as long. */
function spend(size: number, value: unknown): number {
  if (typeof value === 'string' && value.length >= size) return 0
  if (typeof value !== 'object' || value === null) return size - jsonSize(value)
  const keyed = !Array.isArray(value)
  let left = size - BRACKETS
  let separator = 0
  for (const [key, member] of keyed ? Object.entries(value) : value.entries()) {
    if (left <= 0) return left
    if (keyed && member === undefined) continue
    left = spend(left - separator - (keyed ? jsonSize(key) + COLON : 0), member)
    separator = COMMA
  }
  return left
}

const BRACKETS = 2
const COLON = 1
const COMMA = 1
