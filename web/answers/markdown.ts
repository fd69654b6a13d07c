import { pageMetadata } from '@elos/content'
import type { TaggedResponse } from '../cache/answer.ts'
import { env } from '../env.ts'
import { markdownOf } from '../render/markdown.ts'
import { pageDocument } from '../render/page.tsx'
import { loadAnswered } from './loadAnswered.ts'

/** Makes the Markdown twin of a page: '/amil-saude.md'. */
export async function makeMarkdown(path: string, now: Date): Promise<TaggedResponse> {
  const { tags, freshUntil, ...loaded } = await loadAnswered(path, now)
  if (loaded.outcome !== 'page')
    return { tags, freshUntil, response: new Response(null, { status: 404 }) }
  const { canonical } = pageMetadata(loaded.page, env.SITE_URL).alternates
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${canonical}>; rel="canonical"`,
  }
  const text = markdownOf(await pageDocument(loaded.page), canonical)
  return { tags, freshUntil, response: new Response(text, { headers }) }
}
