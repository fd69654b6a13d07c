import type { Server } from 'node:http'
import { LakeError } from '../errors.ts'

/** The only address on which a Lake listens: it serves this machine alone. */
export const HOST = '127.0.0.1'

/** The time that a closing server waits for requests in progress. */
const DRAIN_TIMEOUT_MS = 3000

/**
 * Makes a server listen on this machine, and returns its port.
 *
 * @throws LakeError `port-taken`
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, HOST, resolve)
    })
  } catch (error) {
    throw listenError(error, port)
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** Refuses new requests and waits for those in progress, `DRAIN_TIMEOUT_MS` at most. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Kept-alive connections become idle one by one, as their last response ends.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  await closed
  clearInterval(idle)
  clearTimeout(timeout)
}

function listenError(error: unknown, port: number): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  return new LakeError(
    'port-taken',
    `Port ${port} is taken. End the other process or choose another port (LAKE_PORT).`,
    { cause: error },
  )
}
