import { type Page, pageMetadata } from '@elos/content'
import { markdownPath } from '@elos/content/parts/address/path'
import type { TaggedResponse } from '../cache/answer.ts'
import { env } from '../env.ts'
import { markdownOf } from '../render/markdown.ts'
import { pageDocument } from '../render/page.tsx'
import { makeTwin } from './twin.ts'

/** Makes the Markdown twin of a page: '/amil-saude.md'. */
export const makeMarkdown = (path: string, now: Date): Promise<TaggedResponse> =>
  makeTwin(path, now, { pathOf: markdownPath, make: write })

async function write(page: Page): Promise<Response> {
  const { canonical } = pageMetadata(page, env.SITE_URL).alternates
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${canonical}>; rel="canonical"`,
  }
  return new Response(markdownOf(await pageDocument(page), canonical), { headers })
}
