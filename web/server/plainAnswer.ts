import type { ServerResponse } from 'node:http'
import { plainDocument } from '../http/plainPage.ts'
import { policyHeader } from '../http/policy.ts'
import { REQUEST_ID_HEADER } from '../http/requestId.ts'
import type { Observation } from './observation.ts'
import type { Refusal } from './refusal.ts'

/** For when Next is being started, or could not make an answer. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': '5' },
  title: 'O site volta em instantes',
  text: 'Tente outra vez daqui a alguns segundos.',
}

/** Sends a page that is never stored. The connection ends with it: the body of the request is not read. */
export function sendPlain(
  response: ServerResponse,
  { status, headers, ...content }: typeof UNAVAILABLE | Refusal,
  { id }: Observation,
): void {
  const html = plainDocument({ ...content, ...(status >= 500 ? { reference: id } : {}) })
  response.writeHead(status, {
    [REQUEST_ID_HEADER]: id,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyHeader(html),
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  })
  response.end(html)
}
