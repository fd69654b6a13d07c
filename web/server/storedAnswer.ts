import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { FRESH_UNTIL_HEADER, readTags, TAGS_HEADER } from '../http/headers.ts'
import { Queue } from '../http/queue.ts'
import { compressBrotli, compressGzip } from './compress.ts'
import type { UpstreamAnswer } from './upstream.ts'

/** The content codings of a stored body. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An answer as the bytes that are sent. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string | string[]>
  /** The body in each coding that it is stored in. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** The start of the SHA-256 of the uncompressed body, in Base64url: the validator is made of it. */
  hash: string
  /** A publication that drops one of them has the answer renewed. */
  tags: string[]
  /** Milliseconds since 1970 after which a request has the answer renewed although nothing was published. */
  expiresAt: number
  /** Milliseconds since 1970 at which the answer becomes wrong by itself: a claim ends; null: never. */
  freshUntil: number | null
  /** Whether Next sent an outdated answer while it renders a new one. */
  isStale: boolean
}

/**
 * The headers of Next's answer that visitors get, to which the front adds those of every answer
 * (protection.ts). The others concern Next or one connection.
 */
const PASSED_ON = ['content-security-policy', 'content-type', 'link', 'location', 'x-robots-tag']

/** The statuses of answers that are stored. Errors are not. */
const STORED_STATUSES = [200, 307, 308, 404]

/** Browsers ask each time whether they have the newest version: it changes when somebody publishes. */
const REVALIDATE_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Media types that compression makes smaller. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)\b|^application\/manifest/

/** Whether an answer is an HTML page. */
export const isPage = (answer: Pick<StoredAnswer, 'headers'> | undefined) =>
  String(answer?.headers['content-type']).startsWith('text/html')

/** An answer without a body, that stays the same while the site runs. */
export function bareAnswer(status: number, headers: StoredAnswer['headers']): StoredAnswer {
  const body = Buffer.alloc(0)
  return {
    status,
    headers,
    bodies: { identity: body },
    hash: hashOf(body),
    tags: [],
    expiresAt: Number.POSITIVE_INFINITY,
    freshUntil: null,
    isStale: false,
  }
}

/** The same with a body, as it is and in gzip. */
export async function fixedAnswer(
  headers: StoredAnswer['headers'],
  body: Buffer,
): Promise<StoredAnswer> {
  return {
    ...bareAnswer(200, headers),
    ...(await encodeBody(body, String(headers['content-type']))),
  }
}

/** Returns the tags of an answer that may be stored, and undefined for every other answer. */
export function storableTags(answer: {
  status: number
  headers: IncomingHttpHeaders
}): string[] | undefined {
  const tags = answer.headers[TAGS_HEADER]
  if (typeof tags !== 'string' || !STORED_STATUSES.includes(answer.status)) return undefined
  return readTags(tags)
}

/**
 * Prepares an answer of Next for sending. `compressFully` completes it.
 *
 * @param now milliseconds since 1970
 * @param similar an answer that may have the same body, which is then not compressed again
 */
export async function toStoredAnswer(
  answer: UpstreamAnswer,
  tags: string[],
  now: number,
  similar?: StoredAnswer,
): Promise<StoredAnswer> {
  const { status, headers, body } = answer
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    status,
    headers: { ...Object.fromEntries(passedOn), 'cache-control': REVALIDATE_EACH_TIME },
    ...(similar?.bodies.identity.equals(body)
      ? { bodies: similar.bodies, hash: similar.hash }
      : await encodeBody(body, headers['content-type'] ?? '')),
    tags,
    freshUntil: Number(headers[FRESH_UNTIL_HEADER] ?? 0) || null,
    expiresAt: now + lifetimeOf(headers['cache-control'] ?? '') * 1000,
    isStale: headers['x-nextjs-cache'] === 'STALE',
  }
}

/**
 * Returns a body's hash, and the body as it is and, where that makes it smaller, in gzip.
 *
 * @param type its media type
 */
export async function encodeBody(
  body: Buffer,
  type: string,
): Promise<Pick<StoredAnswer, 'bodies' | 'hash'>> {
  const isCompressible = body.length > 0 && COMPRESSIBLE.test(type)
  return {
    bodies: isCompressible
      ? { identity: body, gzip: await compressGzip(body) }
      : { identity: body },
    hash: hashOf(body),
  }
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** One at a time: the processors are needed by answers that are being made. */
const compressions = new Queue(1)
const running = new WeakMap<StoredAnswer, Promise<void>>()

/**
 * Adds the body of a page or file in Brotli, once; until then gzip is sent. Pages for paths
 * that do not exist stay in gzip: there may be any number of them.
 *
 * @param isNeeded whether the answer is still in use when its turn comes
 */
export function compressFully(answer: StoredAnswer, isNeeded = () => true): Promise<void> {
  if (answer.status !== 200) return Promise.resolve()
  const compression =
    running.get(answer) ??
    compressions.run(async () => {
      if (isNeeded()) await compress(answer)
    })
  running.set(answer, compression)
  return compression
}

async function compress({ bodies }: StoredAnswer): Promise<void> {
  if (!bodies.gzip) return
  bodies.br ??= await compressBrotli(bodies.identity)
}

/** Returns the seconds for which Next says that shared caches may use its answer. */
function lifetimeOf(cacheControl: string): number {
  return Number(cacheControl.match(/s-maxage=(\d+)/)?.[1] ?? 0)
}
