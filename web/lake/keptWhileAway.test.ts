import { expect, test, vi } from 'vitest'
import { keptWhileAway } from './keptWhileAway.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('content is loaded once in ten seconds, and kept while it cannot be loaded', async () => {
  const load = vi.fn(async () => 'content')
  const kept = keptWhileAway(load)
  await kept(at(0))
  await kept(at(9))
  expect(load).toHaveBeenCalledOnce()
  load.mockRejectedValue(new Error('away'))
  await expect(kept(at(11))).resolves.toBe('content')
  // Who asks meanwhile does not wait for another try.
  await kept(at(12))
  expect(load).toHaveBeenCalledTimes(2)
})

test('content that never could be loaded is tried again for each request', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'))
  load.mockResolvedValue('content')
  const kept = keptWhileAway(load)
  await expect(kept(at(0))).rejects.toThrow('away')
  await expect(kept(at(1))).resolves.toBe('content')
})
