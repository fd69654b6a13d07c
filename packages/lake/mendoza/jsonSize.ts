/** Characters of a value as JSON; `undefined` counts as the `null` it becomes in an array. */
export function jsonSize(value: unknown): number {
  return JSON.stringify([value]).length - 2
}

/** Whether a value as JSON has fewer characters than `size`: looks no further than that. */
export function isShorterThan(size: number, value: unknown): boolean {
  return spend(size, value) > 0
}

/** What is left of `size` characters after a value as JSON: 0 or less if they do not suffice. */
function spend(size: number, value: unknown): number {
  if (typeof value === 'string' && value.length >= size) return 0
  if (typeof value !== 'object' || value === null) return size - jsonSize(value)
  const keyed = !Array.isArray(value)
  let left = size - brackets
  let separator = 0
  for (const [key, member] of keyed ? Object.entries(value) : value.entries()) {
    if (left <= 0) return left
    if (keyed && member === undefined) continue
    left = spend(left - separator - (keyed ? jsonSize(key) + colon : 0), member)
    separator = comma
  }
  return left
}

const brackets = 2
const colon = 1
const comma = 1
