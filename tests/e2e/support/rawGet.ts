import { request } from 'node:http'

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
    const sent = request(address, { headers, method, agent: false }, async (answer) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const { statusCode: status = 0, headers: got } = answer
        resolve({ status, headers: got, body: Buffer.concat(chunks) })
      } catch (error) {
        reject(error)
      }
    })
    sent.once('error', (cause) => reject(new Error(`${method} ${address}: ${cause}`, { cause })))
    sent.end()
  })
}
