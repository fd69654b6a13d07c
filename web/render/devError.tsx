import { inspect, stripVTControlCharacters } from 'node:util'
import { htmlResponse } from '../http/htmlResponse.ts'
import { renderDocument } from './document.tsx'

/**
 * The answer in place of a page that could not be rendered while developing: 500 with the message, the
 * file, the line and the code around it. Next maps them to the sources when the error is inspected.
 */
export async function devErrorResponse(error: unknown): Promise<Response> {
  const text = stripVTControlCharacters(inspect(error))
  const metadata = { title: 'Error', robots: 'noindex' }
  return htmlResponse(await renderDocument({ metadata, body: <pre>{text}</pre> }), 500, {
    'cache-control': 'no-store',
  })
}
