import { connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A network: milliseconds from a request to the first byte of its answer, and bytes a second of answers. */
export interface Network {
  latency: number
  down: number
}

/** Chromium's preset 'Slow 4G'. */
export const SLOW_4G: Network = { latency: 562.5, down: 180_000 }

export const UNLIMITED: Network = { latency: 0, down: Number.POSITIVE_INFINITY }

/**
 * Starts a proxy before a server of this machine that is as slow as a network. Unlike the emulation of the DevTools
 * protocol it also slows what a browser fetches before a click.
 */
export async function slowNetwork(port: number, { latency, down }: Network) {
  /** When the line is free again, by `performance.now()`: all connections share it. */
  let freeAt = 0
  const sockets = new Set<Socket>()
  let received = 0

  /** Passes bytes on in their order, each when it would arrive. */
  function pass(from: Socket, to: Socket, delayOf: (bytes: number) => number): void {
    let last = Promise.resolve()
    from.on('data', (bytes) => {
      const arrives = performance.now() + delayOf(bytes.length)
      last = last.then(async () => {
        await pause(Math.max(0, arrives - performance.now()))
        if (!to.destroyed) to.write(bytes)
      })
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('error', () => to.destroy())
  }

  const proxy = createServer((visitor) => {
    const server = connectTo(port, '127.0.0.1')
    for (const socket of [visitor, server]) {
      sockets.add(socket.setNoDelay())
      socket.once('close', () => sockets.delete(socket))
    }
    pass(visitor, server, () => latency)
    pass(server, visitor, (bytes) => {
      received += bytes
      const now = performance.now()
      freeAt = Math.max(now, freeAt) + (bytes / down) * 1000
      return freeAt - now
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    /** Bytes of all answers, heads included. */
    received: () => received,
    origin: `http://127.0.0.1:${address.port}`,
    stop(): void {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
