import type { Readable } from 'node:stream'

export interface LakeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | Readable | null
}

export function json(body: unknown, status = 200): LakeResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(body),
  }
}

export function text(body: string, status = 200): LakeResponse {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body }
}

export function empty(status = 204, headers: Readonly<Record<string, string>> = {}): LakeResponse {
  return { status, headers, body: null }
}
