import fc from 'fast-check'

/** Text with letters whose UTF-8 and UTF-16 lengths differ, and with halves of surrogate pairs. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('a', 'ã', '漢', '😀', '😁', '\ud83d', '\ude00'),
    maxLength: 60,
  }),
)

const key = fc.oneof(
  fc.constantFrom('_key', '_type', 'title', 'body', 'constructor', 'toString'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

/** Any JSON value. Some of its keys have a meaning in JavaScript. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 8 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 8 }).map(Object.fromEntries),
  ),
})).value

/** Versions of a document, made of few texts, so that they have much in common. */
const versions = fc.array(text, { minLength: 2, maxLength: 4 }).chain((texts) => {
  const some = fc.shuffledSubarray(texts)
  const words = some.map((parts) => parts.join(' '))
  const block = fc.record({ _key: fc.constantFrom('a', 'b', 'c'), text: words, marks: some })
  const document = fc.record(
    { title: words, seo: fc.record({ description: words }), body: fc.array(block) },
    { requiredKeys: ['title'] },
  )
  return fc.array(document, { minLength: 2, maxLength: 6 })
})

/** Values, one after the other: `null` among them, as for a document that is not there. */
export const histories = fc
  .oneof(versions, fc.array(json, { minLength: 2, maxLength: 4 }))
  .map((values): unknown[] => throughJson(values))

/** A value as it is after a way through JSON. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
