import { listPaths, loadPage, sitemapPageOf } from '@elos/content'
import { env } from '../../env.ts'
import { log } from '../../http/log.ts'
import { pathForLog } from '../../http/pathForLog.ts'
import { lake } from '../../lake.ts'
import { unavailable } from '../../next/unavailable.ts'
import { rememberPage } from '../../publishing/sitemapPages.ts'
import { answerOf } from '../../render/page.tsx'
import { pathOfSegments } from '../../render/segments.ts'
import { storedEndpoint } from '../../render/storedEndpoint.ts'

// Rendered at build, and for a path that is published later at its first request.
export const dynamic = 'force-static'

interface Params {
  path?: string[]
}

export async function generateStaticParams() {
  const paths = await listPaths(lake, new Date())
  return paths.map((path) => ({ path: path.split('/').filter(Boolean) }))
}

/** Answers a path of the registry: with its page, a redirect, or the 404 page. */
export const GET = storedEndpoint<Params>(async (params, now) => {
  const path = pathOfSegments(params.path)
  const begun = Date.now()
  const loaded = await loadPage(lake, path, now)
  // The sitemap need not load it again.
  if (loaded.outcome === 'page')
    rememberPage(loaded.page.route.path, sitemapPageOf(loaded, env.SITE_URL), begun)
  if (loaded.outcome === 'missing') log.warn('page-not-found', { path: pathForLog(path) })
  return { ...loaded, response: await answerOf(loaded) }
}, unavailable)
