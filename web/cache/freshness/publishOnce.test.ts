import { expect, test, vi } from 'vitest'
import { publishOnce } from './publishOnce.ts'

const PUBLICATION = { tags: ['doc:a'], rendered: ['/a'], failed: [], pending: [] }
const TEN_MINUTES = 600_000

/** Publishes with a signature of its own. */
function signed() {
  const signature = `t=1,v1=${crypto.randomUUID()}`
  const publish = vi.fn(async () => PUBLICATION)
  return { publish, send: (now = 0) => publishOnce(signature, publish, now) }
}

test('what comes again while its signature is valid is published once, and told the same', async () => {
  const { publish, send } = signed()
  expect(await Promise.all([send(), send()])).toEqual([PUBLICATION, PUBLICATION])
  expect(await send(TEN_MINUTES - 1)).toEqual(PUBLICATION)
  expect(publish).toHaveBeenCalledOnce()
})

test('a change whose publication has failed is published when it comes again', async () => {
  const { publish, send } = signed()
  publish.mockRejectedValueOnce(new Error('away'))
  await expect(send()).rejects.toThrow('away')
  expect(await send()).toEqual(PUBLICATION)
})
