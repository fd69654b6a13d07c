import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createEventStream } from './eventStream.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)

function open(onEnd = () => {}) {
  const closing = new AbortController()
  const stream = createEventStream(closing.signal, onEnd)
  const { body } = stream.response
  if (!(body instanceof PassThrough)) throw new Error('The response is no stream')
  body.on('error', () => {})
  return { ...stream, body, closing }
}

test('an event is sent as text, with its id', async () => {
  const { send, end, body } = open()
  send('mutation', { n: 1 }, 'a#b')
  send('welcome', {})
  end()
  expect(await body.toArray().then((chunks) => chunks.join(''))).toBe(
    'retry: 500\nid: a#b\nevent: mutation\ndata: {"n":1}\n\nevent: welcome\ndata: {}\n\n',
  )
})

test('a reader that does not read is disconnected once too much is waiting for it', async () => {
  const onEnd = vi.fn()
  const { send, body } = open(onEnd)
  for (let at = 0; at < 100; at += 1) send('mutation', MEGABYTE)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  expect(body.destroyed).toBe(true)
  expect(body.writableLength + body.readableLength).toBeLessThan(40 * MEGABYTE.length)
})

test('a comment is sent every 15 seconds to keep the connection open', () => {
  vi.useFakeTimers()
  try {
    const { body } = open()
    vi.advanceTimersByTime(30_000)
    expect(String(body.read())).toContain(':\n\n')
    body.destroy()
  } finally {
    vi.useRealTimers()
  }
})

test('a Lake that closes ends its streams', async () => {
  const onEnd = vi.fn()
  const { body, closing } = open(onEnd)
  closing.abort()
  expect(await body.toArray()).toEqual([])
  expect(onEnd).toHaveBeenCalledOnce()
})
