import fc from 'fast-check'

/** Text with letters whose UTF-8 and UTF-16 lengths differ, and with halves of surrogate pairs. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('a', 'ã', '漢', '😀', '😁', '\ud83d', '\ude00'),
    maxLength: 60,
  }),
)

const key = fc.oneof(
  fc.constantFrom('_key', '_type', 'title', 'body', 'constructor', 'toString', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

/** Any JSON value. Some of its keys have a meaning in JavaScript. */
export const json = fc
  .letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      text,
      fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 8 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 8 }).map(Object.fromEntries),
    ),
  }))
  .value.map(throughJson)

/** A value as it is after a way through JSON. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
