import assert from 'node:assert/strict'
import { once } from 'node:events'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { STUDIO_ORIGIN } from './lake.ts'

type Frame = Record<string, unknown>

/** Opens a WebSocket to a Lake as a page of an origin would, and records what it receives. */
export async function testSocket(url: string, path: string, origin: string = STUDIO_ORIGIN) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { origin })
  onTestFinished(() => socket.terminate())
  const texts: string[] = []
  const frames: Frame[] = []
  socket.on('message', (data) => {
    const text = String(data)
    texts.push(text)
    if (text.startsWith('{')) frames.push(JSON.parse(text))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'open')

  return {
    texts,
    /** The messages that are JSON objects. */
    frames,
    send: (frame: unknown) => socket.send(JSON.stringify(frame)),
    sendText: (text: string) => socket.send(text),
    close: () => socket.close(),
    /** A promise that resolves with the close code. */
    closed,
    /** Waits for the first frame that satisfies a condition; received frames count. */
    frame(condition: (frame: Frame) => boolean): Promise<Frame> {
      const found = () => frames.find(condition) ?? assert.fail('The frame did not come')
      return vi.waitFor(found, { timeout: 20_000, interval: 5 })
    },
  }
}
