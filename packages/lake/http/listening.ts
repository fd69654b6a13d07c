import type { Server } from 'node:http'
import { LakeError } from '../errors.ts'

/** How long, in milliseconds, a closing server waits for requests under way. */
const drainTime = 3000

/**
 * Makes a server listen, and answers with its port.
 *
 * @throws LakeError `port-taken`
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    throw listenError(error, port)
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** Takes no further requests and lets those under way finish, as long as that takes no age. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Connections kept alive become idle one by one, as their last answer ends.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const impatience = setTimeout(() => server.closeAllConnections(), drainTime)
  await closed
  clearInterval(idle)
  clearTimeout(impatience)
}

function listenError(error: unknown, port: number): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  return new LakeError(
    'port-taken',
    `Port ${port} is taken. End the other process or choose another port (LAKE_PORT).`,
    { cause: error },
  )
}
