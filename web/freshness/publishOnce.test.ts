import { expect, test, vi } from 'vitest'
import { OneReplica } from '../replicas/oneReplica.ts'
import { publishOnce } from './publishOnce.ts'

const PUBLICATION = { tags: ['doc:a'], rendered: ['/a'], failed: [], pending: [] }

/** Publishes with a signature of its own; the first `failures` times fail. */
function signed({ failures = 0 } = {}) {
  globalThis.replicas = new OneReplica()
  const publish = vi.fn(async () => PUBLICATION)
  for (let failure = 0; failure < failures; failure += 1)
    publish.mockRejectedValueOnce(new Error('away'))
  return { publish, send: () => publishOnce('t=1,v1=a', publish) }
}

test('a signature by which a change was published publishes nothing more', async () => {
  const { publish, send } = signed()
  expect([await send(), await send()]).toEqual([PUBLICATION, null])
  expect(publish).toHaveBeenCalledOnce()
})

test('a signature whose publication failed publishes when it comes again', async () => {
  const { send } = signed({ failures: 1 })
  await expect(send()).rejects.toThrow('away')
  expect([await send(), await send()]).toEqual([PUBLICATION, null])
})

test('two that come at once are published once, and told the same', async () => {
  const { publish, send } = signed()
  expect(await Promise.all([send(), send()])).toEqual([PUBLICATION, PUBLICATION])
  expect(publish).toHaveBeenCalledOnce()
})
