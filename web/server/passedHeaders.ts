import type { IncomingHttpHeaders } from 'node:http'
import {
  DROPPED_HEADER,
  FRESH_UNTIL_HEADER,
  REPORTED_HEADER,
  TAGS_HEADER,
  TICKET_HEADER,
} from '../http/headers.ts'
import { accepts } from './acceptEncoding.ts'
import { withoutForgedPreview } from './preview.ts'

/**
 * Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1). Node writes those
 * of the next connection itself.
 */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Headers by which Next's answers tell the front what to store. */
const INTERNAL = [TAGS_HEADER, FRESH_UNTIL_HEADER, DROPPED_HEADER, REPORTED_HEADER, TICKET_HEADER]

/**
 * Returns the headers of a visitor's request that Next gets. It may compress with gzip, which we can read
 * when the answer is to be stored. The body's framing stays: Next must see the same end of the body as we
 * do.
 */
export function headersForNext(
  headers: IncomingHttpHeaders,
  previewId: string,
): IncomingHttpHeaders {
  const framing = headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}
  const encoding = accepts(headers['accept-encoding'], 'gzip') ? { 'accept-encoding': 'gzip' } : {}
  const passedOn = without(withoutForgedPreview(headers, previewId), [
    ...HOP_BY_HOP,
    'accept-encoding',
    // A part of an answer must not be stored as the whole.
    'range',
    'if-range',
  ])
  return { ...passedOn, ...framing, ...encoding }
}

/** Returns the headers of an answer of Next that its visitor gets. */
export const headersForVisitor = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, [...HOP_BY_HOP, ...INTERNAL])

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
