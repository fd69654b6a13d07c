import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The answer of a server as it is sent. `fetch` would decompress the body. */
export interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/**
 * Asks for an address as it is written, on a connection of its own: a server may end a kept one just when the next request
 * is sent. Rejects when the connection ends before the answer does.
 */
export function rawGet(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Got> {
  const { origin, hostname, port } = new URL(address)
  const path = address.slice(origin.length) || '/'
  const options = { hostname, port, path, headers, method, agent: false }
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      const { statusCode: status = 0, headers: got } = answer
      buffer(answer).then((whole) => resolve({ status, headers: got, body: whole }), reject)
    })
    sent.once('error', (cause) => reject(new Error(`${method} ${address}: ${cause}`, { cause })))
    sent.end(body)
  })
}
