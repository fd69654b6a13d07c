import { loadPage } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import { formWords } from '@elos/ui'
import type { ReactElement } from 'react'
import { env } from '../env.ts'
import { htmlResponse } from '../http/htmlResponse.ts'
import { renderMarkup } from '../render/document.tsx'
import { renderPageDocument } from '../render/page.tsx'

/**
 * Returns the page at `path` with `form` in place of the form `id`, with status 422. Returns null when the
 * page cannot be loaded or has no such form.
 */
export async function formAgain(
  lake: ContentClient,
  path: string,
  id: string,
  form: ReactElement,
): Promise<Response | null> {
  const loaded = await loadPage(lake, path, new Date(), env.SITE_URL).catch(() => null)
  if (loaded?.outcome !== 'page') return null
  const { page } = loaded
  const title = formWords.error(page.route.title || page.site.brandName)
  const html = await renderPageDocument({ ...page, route: { ...page.route, title } })
  const start = html.indexOf(`<form id="${id}"`)
  if (start < 0) return null
  const end = html.indexOf('</form>', start) + '</form>'.length
  const again = html.slice(0, start) + (await renderMarkup(form)) + html.slice(end)
  return htmlResponse(again, 422, { 'cache-control': 'no-store' })
}
