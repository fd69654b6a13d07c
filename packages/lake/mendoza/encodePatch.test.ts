import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { encodePatch } from './encodePatch.ts'
import { throughJson } from './testing/json.ts'

const LONG_TEXT = 'Um plano de saúde para toda a família, com rede ampla'

/** Returns the patch from one value to another, checked with the decoder. */
function patch(from: unknown, to: unknown) {
  const encoded = encodePatch(from, to)
  expect(applyPatch(from, throughJson(encoded))).toEqual(to)
  return encoded
}

const paragraph = (key: string, text = `${LONG_TEXT}: ${key}`) => ({
  _key: key,
  _type: 'block',
  text,
})
const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')]

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

test('equal elements of other arrays are copied, wherever they are', () => {
  const texts = [LONG_TEXT, `${LONG_TEXT}.`, `${LONG_TEXT}!`]
  expect(patch(texts, [texts[2], texts[0], 1, texts[1]])).toEqual([
    ...[2, 21, 2, 3, 21, 0, 1],
    ...[20, 1, 21, 1, 2],
  ])
})

test('one edit in a megabyte of text is a short patch', () => {
  const from = LONG_TEXT.repeat(20_000)
  expect(patch(from, `${from.slice(0, 530_000)}x${from.slice(530_000)}`)).toEqual([
    ...[2, 23, 0, 550_000, 22, 'x'],
    ...[23, 550_000, 1_100_000],
  ])
})
