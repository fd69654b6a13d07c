import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { studioOrigin } from './lake.ts'

type Frame = Record<string, unknown>

/** A WebSocket to a Lake, as a page of an origin opens it, that remembers what it receives. */
export async function testSocket(url: string, path: string, origin: string = studioOrigin) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { origin })
  onTestFinished(() => socket.terminate())
  const frames: Frame[] = []
  socket.on('message', (data) => {
    const text = String(data)
    if (text.startsWith('{')) frames.push(JSON.parse(text))
  })
  await once(socket, 'open')

  return {
    frames,
    send: (frame: unknown) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
    /** Resolves with the code it was closed with. */
    closed: once(socket, 'close').then(([code]) => Number(code)),
    /** The first frame received, or still to come, that satisfies a condition. */
    frame(condition: (frame: Frame) => boolean): Promise<Frame> {
      return new Promise((resolve) => {
        const check = () => {
          const found = frames.find(condition)
          if (!found) return
          socket.off('message', check)
          resolve(found)
        }
        socket.on('message', check)
        check()
      })
    },
  }
}
