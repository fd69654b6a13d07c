import type { TaggedResponse } from '../cache/answer.ts'
import { env } from '../env.ts'
import { lake } from '../lake.ts'
import { loadQuotePage, quoteFormResponse } from '../leads/quotePage.tsx'

/** Makes the form for a quote about what a page is about: '/cotacao/amil-saude'. */
export async function makeQuoteForm(path: string, now: Date): Promise<TaggedResponse> {
  const { tags, freshUntil, ...loaded } = await loadQuotePage(lake, path, now, env.SITE_URL)
  return { tags, freshUntil, response: await quoteFormResponse(loaded) }
}
