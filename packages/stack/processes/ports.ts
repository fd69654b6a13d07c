import { createServer } from 'node:net'
import type { Ports } from '../config.ts'
import { StackError } from '../errors.ts'

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === null) throw new StackError('No free port was found on this machine.')
  return port
}

/** Ends with a clear line when one of the ports is taken. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if ((await tryPort(port)) === null) {
      throw new StackError(
        `Port ${port} (${name}) is taken, perhaps by another 'npm start'. Stop that program, ` +
          `or choose another port: ${name.toUpperCase()}_PORT=${port + 1} npm start`,
      )
    }
  }
}
