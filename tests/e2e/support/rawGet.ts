import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The answer of a server as it is sent. `fetch` would decompress the body. */
export interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/**
 * Asks for an address, on a connection of its own: a server may end a kept one just when the next request is sent.
 * Rejects when the connection ends before the answer does.
 */
export function rawGet(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers, method, agent: false }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer
      buffer(answer).then((body) => resolve({ status, headers: got, body }), reject)
    })
    sent.once('error', (cause) => reject(new Error(`${method} ${address}: ${cause}`, { cause })))
    sent.end()
  })
}
