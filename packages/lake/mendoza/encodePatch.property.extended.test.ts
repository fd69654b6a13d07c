import assert from 'node:assert/strict'
import fc from 'fast-check'
import { applyPatch, incremental, type RawPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { encodePatch } from './encodePatch.ts'
import { article } from './testing/article.ts'
import { edit } from './testing/edits.ts'
import { json, throughJson } from './testing/json.ts'

/** The versions of an article through a few edits. */
const editedVersions = fc
  .tuple(article, fc.array(edit, { minLength: 1, maxLength: 6 }))
  .map(([first, edits]) => {
    const versions = [first]
    for (const change of edits) versions.push(throughJson(change(versions.at(-1) ?? first)))
    return versions
  })

/** Any values, one after the other: `null` among them, as for a document that is not there. */
const anyVersions = fc.array(json, { minLength: 2, maxLength: 4 })

/** Unrelated articles, which share keys but little else. */
const unrelatedVersions = fc.array(article, { minLength: 2, maxLength: 3 })

const histories = fc.oneof(editedVersions, unrelatedVersions, anyVersions)
/** Each run encodes a history. `FUZZ_RUNS=10000` is the long form. */
const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 150) }

/** The patches through a history and back, as they arrive at the Studio. */
function patchesThrough(versions: readonly unknown[]) {
  const there = versions.slice(1).map((to, index) => ({ from: versions[index], to }))
  const back = there.toReversed().map(({ from, to }) => ({ from: to, to: from }))
  return [...there, ...back].map((step) => {
    const patch: RawPatch = throughJson(encodePatch(step.from, step.to))
    return { ...step, patch }
  })
}

test('the decoder turns each version into the next, and back', () => {
  fc.assert(
    fc.property(histories, (versions) => {
      for (const { from, to, patch } of patchesThrough(versions)) {
        assert.deepEqual(applyPatch(from, patch), to)
      }
    }),
    RUNS,
  )
})

test('the incremental patcher turns each version into the next and back, also a second time', () => {
  fc.assert(
    fc.property(histories, (versions) => {
      const steps = patchesThrough(versions)
      const first = incremental.wrap(versions[0], 0)
      for (let round = 0; round < 2; round++) {
        let value = first
        for (const [index, { patch }] of steps.entries()) {
          value = incremental.applyPatch(value, patch, index + 1)
        }
        assert.deepEqual(incremental.unwrap(value), versions[0])
      }
    }),
    RUNS,
  )
})

test('the incremental patcher returns each version in between', () => {
  fc.assert(
    fc.property(histories, (versions) => {
      let value = incremental.wrap(versions[0], 0)
      for (const [index, { to, patch }] of patchesThrough(versions).entries()) {
        value = incremental.applyPatch(value, patch, index + 1)
        assert.deepEqual(incremental.unwrap(value), to)
      }
    }),
    RUNS,
  )
})

test('a patch is never longer than the one that replaces the whole value', () => {
  fc.assert(
    fc.property(histories, (versions) => {
      for (const { to, patch } of patchesThrough(versions)) {
        expect(JSON.stringify(patch).length).toBeLessThanOrEqual(JSON.stringify([0, to]).length)
      }
    }),
    RUNS,
  )
})

test('encoding changes neither value', () => {
  fc.assert(
    fc.property(histories, ([from, to]) => {
      const before = JSON.stringify([from, to])
      encodePatch(from, to)
      expect(JSON.stringify([from, to])).toBe(before)
    }),
    RUNS,
  )
})

test('one character typed anywhere in a document of 5 KB is a patch under 200 bytes', () => {
  const span = 'Coberturas, carências e reembolso: o que muda 😀 no plano. '.repeat(4)
  const body = Array.from({ length: 14 }, (_, block) => ({
    _key: `b${block}`,
    _type: 'block',
    style: 'normal',
    children: [{ _key: `s${block}`, _type: 'span', marks: [], text: span }],
  }))
  const from = { _id: 'drafts.a', _type: 'article', _updatedAt: '2026-01-01T00:00:00.000Z', body }
  expect(JSON.stringify(from).length).toBeGreaterThan(4900)
  const character = fc.constantFrom('x', 'ã', '漢', '😁')
  fc.assert(
    fc.property(fc.nat(13), fc.nat(span.length), character, (block, at, typed) => {
      const to = { ...throughJson(from), _updatedAt: '2026-01-01T00:00:01.000Z' }
      const typedInto = to.body[block]?.children[0]
      if (typedInto) typedInto.text = span.slice(0, at) + typed + span.slice(at)
      for (const patch of [encodePatch(from, to), encodePatch(to, from)]) {
        expect(Buffer.byteLength(JSON.stringify(patch))).toBeLessThan(200)
      }
      assert.deepEqual(applyPatch(from, encodePatch(from, to)), to)
    }),
    RUNS,
  )
})
