import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns a free port below the range of outgoing connections: otherwise one of them could take the port
 * while its server is down.
 */
export async function lowPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
