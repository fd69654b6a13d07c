import { createServer } from 'node:net'
import { type Ports, portVariable } from '../config.ts'
import { StackError } from '../errors.ts'

/** The port when it is free, null when it is taken. Port 0 stands for any free one. */
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

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === null) throw new StackError('No free port was found on this machine.')
  return port
}

/** Whether a server can listen on a port of the loopback interface. */
export const isFree = async (port: number) => (await tryPort(port)) !== null

/** @throws StackError when one of the ports is taken; its message names a free one. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [part, port] of Object.entries(ports)) {
    if (await isFree(port)) continue
    throw new StackError(
      `Port ${port} (${part}) is taken, perhaps by another 'npm start'. Stop that program, or choose another port: ${portVariable(part)}=${await freePort()} npm start`,
    )
  }
}
