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

/**
 * Whether browsers and Node's `fetch` refuse to send requests to a port, as they do to 4190 and 6000. Asks
 * `fetch`, which refuses such a port before it connects. @see https://fetch.spec.whatwg.org/#port-blocking
 */
function isBlocked(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    (error: Error) => error.cause instanceof Error && error.cause.message === 'bad port',
  )
}

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === null) throw new StackError('No free port was found on this machine.')
  return port
}

/** Whether a server can listen on a port of the loopback interface. */
export const isFree = async (port: number) => (await tryPort(port)) !== null

/** Returns why a server cannot use a port, and what to do; null when it can. */
async function problemOf(port: number): Promise<string | null> {
  if (!(await isFree(port))) {
    return "is taken, perhaps by another 'npm start'. Stop that program, or choose another port"
  }
  return (await isBlocked(port)) ? 'is one that browsers refuse to open. Choose another' : null
}

/** The first usable port after one that is not, other than those of the other parts. */
async function nextUsablePort(unusable: number, ports: Ports): Promise<number> {
  for (let port = unusable + 1; port < 65_536; port += 1) {
    if (!Object.values(ports).includes(port) && (await problemOf(port)) === null) return port
  }
  return freePort()
}

/** @throws StackError when one of the ports is taken or blocked by browsers; its message names a usable one. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [part, port] of Object.entries(ports)) {
    const problem = await problemOf(port)
    if (problem) {
      throw new StackError(
        `Port ${port} (${part}) ${problem}: ${portVariable(part)}=${await nextUsablePort(port, ports)} npm start`,
      )
    }
  }
}
