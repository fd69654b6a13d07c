import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** The status of a request with a path or headers that `fetch` would change or refuse. */
export async function plainStatus(port: number, path: string, headers = {}) {
  const request = get({ host: '127.0.0.1', port, path, headers })
  const [response]: IncomingMessage[] = await once(request, 'response')
  response?.resume()
  return response?.statusCode
}
