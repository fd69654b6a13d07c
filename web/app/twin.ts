import { loadPage, type Page } from '@elos/content'
import { normalizePath } from '@elos/content/parts/address/path'
import type { TaggedResponse } from '../cache/store/answer.ts'
import { env } from '../env.ts'
import { movedResponse } from '../http/redirect.ts'
import { lake } from '../lake/client.ts'

/** A file that stands beside a page: its Markdown, its picture. */
interface Twin {
  /** Returns the path of the file by that of its page. */
  pathOf(path: string): string
  make(page: Page): Promise<Response>
}

/** Makes a file beside a page. Where the page has moved, it leads to the file beside the other page. */
export async function makeTwin(
  path: string,
  now: Date,
  { pathOf, make }: Twin,
): Promise<TaggedResponse> {
  const { tags, freshUntil, ...loaded } = await loadPage(lake, path, now, env.SITE_URL)
  if (loaded.outcome === 'page') return { tags, freshUntil, response: await make(loaded.page) }
  if (loaded.outcome === 'missing')
    return { tags, freshUntil, response: new Response(null, { status: 404 }) }
  const location = pathOf(normalizePath(loaded.location))
  return { tags, freshUntil, response: movedResponse({ ...loaded, location }) }
}
