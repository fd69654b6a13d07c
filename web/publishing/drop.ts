import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { self } from './self.ts'

/** Drops the pages with these tags; when it returns, no request is answered with them any more. */
export async function dropPages(tags: string[], secret: string): Promise<void> {
  const body = JSON.stringify(tags)
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const answer = await fetch(self('/api/revalidate/tags'), {
    method: 'POST',
    headers: { [SIGNATURE_HEADER_NAME]: signature },
    body,
  })
  if (!answer.ok) throw new Error(`Dropping pages was answered with ${answer.status}`)
}
