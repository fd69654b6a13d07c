import { loadPage, sitemapPageOf } from '@elos/content'
import type { TaggedResponse } from '../cache/answer.ts'
import { env } from '../env.ts'
import { lake } from '../lake.ts'
import { answerOf } from '../render/page.tsx'

/** Makes the answer to a path of the registry: its page, a redirect, or the 404 page. */
export async function makePage(path: string, now: Date): Promise<TaggedResponse> {
  const loaded = await loadPage(lake, path, now, env.SITE_URL)
  return {
    ...loaded,
    response: await answerOf(loaded),
    sitemapPage: sitemapPageOf(loaded, env.SITE_URL),
  }
}
