import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { encodePatch } from './encodePatch.ts'
import { throughJson } from './testing/json.ts'

const LONG_TEXT = 'Um plano de saúde para toda a família, com rede ampla'

/** Returns the patch from one value to another, checked with the decoder. */
function patch(from: unknown, to: unknown) {
  const encoded = encodePatch(from, to)
  expect(applyPatch(throughJson(from), throughJson(encoded))).toEqual(throughJson(to))
  return encoded
}

const paragraph = (key: string, text = `${LONG_TEXT}: ${key}`) => ({
  _key: key,
  _type: 'block',
  text,
})
const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')]

describe('objects', () => {
  test('undefined fields are ignored, as in JSON', () => {
    const from = { a: undefined, b: LONG_TEXT, c: 1, d: 1 }
    expect(patch(from, { b: LONG_TEXT, c: undefined, d: 2 })).toEqual([19, 1, 17, 2, 'd'])
  })

  test('objects the decoder cannot copy are replaced', () => {
    const from = JSON.parse(`{"a": 1, "long": "${LONG_TEXT}", "__proto__": {"b": 1}}`)
    const to = JSON.parse(`{"a": 2, "long": "${LONG_TEXT}", "__proto__": {"b": 1}}`)
    expect(encodePatch(from, to)).toEqual([0, to])
  })
})

describe('keyed arrays', () => {
  test('an element is changed in place, even one that moves', () => {
    const to = [{ ...c, text: `${c.text}!` }, a, b]
    expect(patch([a, b, c], to)).toEqual([
      ...[2, 12, 2, 11, 2, 23, 0, 58, 22, '!', 15, 16],
      ...[21, 0, 2],
    ])
  })

  test('elements with the same key are distinguished by their order', () => {
    expect(patch([a, { ...a, n: 1 }, b], [a, { ...a, n: 2 }, b])).toEqual([
      ...[2, 21, 0, 1],
      ...[12, 1, 17, 2, 'n', 16],
      ...[21, 2, 3],
    ])
  })

  test('an element with another key is new, even if it equals the one it replaced', () => {
    const another = { ...b, _key: 'e' }
    expect(patch([a, b, c], [a, another, c])).toEqual([2, 21, 0, 1, 20, another, 21, 2, 3])
  })
})

describe('other arrays', () => {
  test('equal elements are copied, wherever they are', () => {
    const texts = [LONG_TEXT, `${LONG_TEXT}.`, `${LONG_TEXT}!`]
    expect(patch(texts, [texts[2], texts[0], 1, texts[1]])).toEqual([
      ...[2, 21, 2, 3, 21, 0, 1],
      ...[20, 1, 21, 1, 2],
    ])
  })

  test('an element without key at the position of a removed one is written as its change', () => {
    const rows = [{ cells: [LONG_TEXT, 'a'] }, { cells: [LONG_TEXT, 'b'] }]
    expect(patch(rows, [rows[0], { cells: [LONG_TEXT, 'c'] }])).toEqual([
      ...[2, 21, 0, 1],
      ...[12, 1, 11, 0, 21, 0, 1, 20, 'c', 15, 16],
    ])
  })

  test('an element inserted before an unchanged one is new, even if it is similar', () => {
    const [row, another] = [{ cells: [LONG_TEXT, 'a'] }, { cells: [LONG_TEXT, 'b'] }]
    expect(patch([row], [another, row])).toEqual([2, 20, another, 21, 0, 1])
  })

  test('slices do not exceed the number of arguments that a call may have', () => {
    const numbers = Array.from({ length: 200_000 }, (_, index) => index)
    const encoded = patch(numbers, [-1, ...numbers])
    expect(encoded.slice(0, 6)).toEqual([2, 20, -1, 21, 0, 10_000])
    expect(encoded).toHaveLength(3 + 20 * 3)
  })
})

describe('strings', () => {
  test('a surrogate pair is never split', () => {
    expect(patch(`${LONG_TEXT} 😀 ${LONG_TEXT}`, `${LONG_TEXT} 😁 ${LONG_TEXT}`)).toEqual([
      ...[2, 23, 0, 56, 22, '😁'],
      ...[23, 60, 116],
    ])
  })

  test('half a surrogate pair that is completed is written again', () => {
    expect(patch(`${LONG_TEXT}\ud83d${LONG_TEXT}`, `${LONG_TEXT}😀${LONG_TEXT}`)).toEqual([
      ...[2, 23, 0, 55, 22, '😀'],
      ...[23, 58, 113],
    ])
  })

  test('a string shorter than its patch is written as a value', () => {
    expect(patch({ a: 'sim', b: LONG_TEXT }, { a: 'sim!', b: LONG_TEXT })).toEqual([
      17,
      'sim!',
      'a',
    ])
  })
})

describe('large documents', () => {
  test('one edit among ten thousand elements is a short patch', () => {
    const from = Array.from({ length: 10_000 }, (_, index) => paragraph(`k${index}`))
    const to = throughJson(from).map((item) =>
      item._key === 'k5000' ? { ...item, text: `${item.text}.` } : item,
    )
    expect(patch(from, to)).toEqual([
      ...[2, 21, 0, 5000],
      ...[12, 5000, 11, 2, 23, 0, 62, 22, '.', 15, 16],
      ...[21, 5001, 10_000],
    ])
  })

  test('one edit in a megabyte of text is a short patch', () => {
    const from = LONG_TEXT.repeat(20_000)
    expect(patch(from, `${from.slice(0, 530_000)}x${from.slice(530_000)}`)).toEqual([
      ...[2, 23, 0, 550_000, 22, 'x'],
      ...[23, 550_000, 1_100_000],
    ])
  })

  test('an array of more than 250,000 elements is replaced as a whole', () => {
    const from = Array.from({ length: 250_001 }, (_, index) => index)
    expect(patch(from, throughJson(from))).toEqual([])
    const to = [...from, 'new']
    expect(patch(from, to)).toEqual([0, to])
  })

  test('deeply nested values are replaced as a whole', () => {
    const nest = (value: unknown) => {
      let nested = value
      for (let depth = 0; depth < 100; depth++) nested = { nested, text: LONG_TEXT }
      return nested
    }
    expect(patch(nest(1), nest(1))).toEqual([])
    const encoded = patch(nest(1), nest(2))
    expect(encoded.filter((part) => part === 10)).toHaveLength(63)
    expect(encoded).toContainEqual(expect.objectContaining({ text: LONG_TEXT }))
  })
})
