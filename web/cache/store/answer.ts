import { createHash } from 'node:crypto'
import type { SitemapPage } from '@elos/content'

/** A response that a route has made (cachedRoute.ts), and how long it may be stored. */
export interface TaggedResponse {
  response: Response
  /** A change with one of these tags outdates the answer (`tagsOfChange`). */
  tags: string[]
  /** The moment at which the answer may become wrong although no document changes: a claim ends, an article is due. */
  freshUntil: Date | null
  /** The entry of the page in the sitemap, which then need not load the page again. */
  sitemapPage?: SitemapPage
}

/** An answer as it is stored and sent. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** The body without a coding: Next or the proxy compresses it. */
  body: Buffer
  /** The start of the body's SHA-256, in Base64url. */
  hash: string
  tags: string[]
  /** Milliseconds since 1970, by the clock of this machine, at which the answer becomes wrong by itself; null: never. */
  freshUntil: number | null
  sitemapPage?: SitemapPage | undefined
}

/** Browsers ask each time whether they have the newest version: it changes when somebody publishes. */
export const REVALIDATE_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Returns the start of the SHA-256 of a body, in Base64url. */
export const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** Returns whether an answer is an HTML page. */
export const isPage = (answer: Pick<Answer, 'headers'> | undefined): boolean =>
  answer?.headers['content-type']?.startsWith('text/html') ?? false

/**
 * Reads a response to its end.
 *
 * @param aheadMs milliseconds by which the clock of all replicas, which `freshUntil` is by, is ahead of this machine's
 */
export async function toAnswer(
  { response, tags, freshUntil, sitemapPage }: TaggedResponse,
  aheadMs = 0,
): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: { 'cache-control': REVALIDATE_EACH_TIME, ...Object.fromEntries(response.headers) },
    body,
    hash: hashOf(body),
    tags,
    freshUntil: freshUntil && freshUntil.getTime() - aheadMs,
    sitemapPage,
  }
}
