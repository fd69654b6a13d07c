import assert from 'node:assert/strict'
import fc from 'fast-check'
import { incremental, type RawPatch } from 'mendoza'
import { test } from 'vitest'
import { encodePatch } from './encodePatch.ts'
import { histories, throughJson } from './testing/json.ts'

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

test('the incremental patcher turns each version into the next and back, also a second time', () => {
  fc.assert(
    fc.property(histories, (versions) => {
      const steps = patchesThrough(versions)
      const first = incremental.wrap(versions[0], 0)
      for (let round = 0; round < 2; round++) {
        let value = first
        for (const [index, { to, patch }] of steps.entries()) {
          value = incremental.applyPatch(value, patch, index + 1)
          assert.deepEqual(incremental.unwrap(value), to)
        }
      }
    }),
    RUNS,
  )
})
