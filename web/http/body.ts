/** Reads a message's body as text. Returns null as soon as it is longer than `maxBytes`. */
export async function readBody(
  message: Pick<Body, 'body'>,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of message.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
