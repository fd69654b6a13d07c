import { Readable } from 'node:stream'

/** A response, before the server adds CORS headers. */
export interface LakeResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer | Readable | null
}

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
}

export function json(body: unknown, status = 200): LakeResponse {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(body) }
}

/** A response of JSON that is written already. */
export function writtenJson(text: string | readonly Uint8Array[]): LakeResponse {
  const body = typeof text === 'string' ? text : Readable.from(text)
  return { status: 200, headers: JSON_HEADERS, body }
}

export function empty(status = 204, headers: Readonly<Record<string, string>> = {}): LakeResponse {
  return { status, headers, body: null }
}
