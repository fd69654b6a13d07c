import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server that listens on a loopback port until the test ends. */
interface TestServer {
  server: Server
  port: number
  /** The origin: 'http://127.0.0.1:<port>'. */
  origin: string
}

/** Starts a server that answers with `listener`. */
export const serve = (listener: RequestListener): Promise<TestServer> =>
  listening(createServer(listener))

/** Starts a server on a free loopback port, and closes it when the test ends. */
async function listening(server: Server): Promise<TestServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, port, origin: `http://127.0.0.1:${port}` }
}
