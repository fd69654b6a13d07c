import { site } from '@elos/content/fixtures/pages'
import { expect, test, vi } from 'vitest'
import { keptFrame } from './frame.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const frame = { site, pages: [] }

test('a frame is loaded once in ten seconds, and kept while it cannot be loaded', async () => {
  const load = vi.fn(async () => frame)
  const kept = keptFrame(load)
  await kept(at(0))
  await kept(at(9))
  expect(load).toHaveBeenCalledOnce()
  load.mockRejectedValue(new Error('away'))
  await expect(kept(at(11))).resolves.toBe(frame)
  // Who searches meanwhile does not wait for another try.
  await kept(at(12))
  expect(load).toHaveBeenCalledTimes(2)
})

test('a frame that never could be loaded is tried again for each search', async () => {
  const load = vi.fn<() => Promise<typeof frame>>().mockRejectedValueOnce(new Error('away'))
  load.mockResolvedValue(frame)
  const kept = keptFrame(load)
  await expect(kept(at(0))).rejects.toThrow('away')
  await expect(kept(at(1))).resolves.toBe(frame)
})
