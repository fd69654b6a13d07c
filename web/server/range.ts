import type { IncomingMessage } from 'node:http'

const RANGES = /^bytes=(.+)$/
const RANGE = /^\s*(\d+)-\d*\s*$/

/**
 * Returns whether a request asks only for bytes beyond the end of a body. Other ranges are ignored, as
 * servers may (RFC 9110, section 14.2): the body is sent whole.
 *
 * @param length of the body, in bytes
 */
export function isBeyondEnd({ method, headers }: IncomingMessage, length: number): boolean {
  const [, ranges] = RANGES.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || ranges === undefined || headers['if-range']) return false
  return ranges.split(',').every((range) => Number(RANGE.exec(range)?.[1] ?? -1) >= length)
}
