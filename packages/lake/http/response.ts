import type { Readable } from 'node:stream'

/** A response, before the server adds CORS headers. */
export interface LakeResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer | Readable | null
}

export function json(body: unknown, status = 200): LakeResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(body),
  }
}

export function empty(status = 204, headers: Readonly<Record<string, string>> = {}): LakeResponse {
  return { status, headers, body: null }
}
