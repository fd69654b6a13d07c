import { inspect, stripVTControlCharacters } from 'node:util'
import { htmlResponse } from '../http/htmlResponse.ts'
import { renderDocument } from './document.tsx'

/**
 * Returns an answer while developing: made anew for each request. In place of one that cannot be made it is a
 * 500 with the message, the file, the line and the code around it. Next maps them to the sources when the error is
 * inspected.
 */
export async function developedResponse(
  make: () => Promise<{ response: Response }>,
): Promise<Response> {
  try {
    return (await make()).response
  } catch (error) {
    const text = stripVTControlCharacters(inspect(error))
    const metadata = { title: 'Error', robots: 'noindex' }
    return htmlResponse(await renderDocument({ metadata, body: <pre>{text}</pre> }), 500, {
      'cache-control': 'no-store',
    })
  }
}
