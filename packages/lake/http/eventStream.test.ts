import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createEventStream } from './eventStream.ts'

const megabyte = 'x'.repeat(1024 * 1024)

function open(onEnd = () => {}) {
  const closing = new AbortController()
  const stream = createEventStream(closing.signal, onEnd)
  const { body } = stream.response
  if (!(body instanceof PassThrough)) throw new Error('The response is no stream')
  body.on('error', () => {})
  return { ...stream, body, closing }
}

test('events are text, with the id a reader may resume from', async () => {
  const { send, end, body } = open()
  send('mutation', { n: 1 }, 'a#b')
  send('welcome', {})
  end()
  expect(await body.toArray().then((chunks) => chunks.join(''))).toBe(
    'retry: 500\nid: a#b\nevent: mutation\ndata: {"n":1}\n\nevent: welcome\ndata: {}\n\n',
  )
})

test('a reader who does not read is cut off, and holds no more memory than allowed', async () => {
  const onEnd = vi.fn()
  const { send, body } = open(onEnd)
  for (let at = 0; at < 100; at += 1) send('mutation', megabyte)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  expect(body.destroyed).toBe(true)
  expect(body.writableLength + body.readableLength).toBeLessThan(40 * megabyte.length)
})

test('comments are sent every 15 seconds, so that nobody gives the stream up', () => {
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
