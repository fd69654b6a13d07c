import type { Loaded } from '@elos/content'
import {
  feedXml,
  listPaths,
  loadFeed,
  loadOverview,
  loadPage,
  loadSitemap,
  pageMetadata,
  sitemapXml,
  structuredData,
} from '@elos/content'
import { llmsText } from '@elos/web/render/llmsText'
import { engineClient } from '../engineClient.ts'
import { documents, isLong, START } from './planted.ts'

const ORIGIN = 'https://www.exemplo.com.br'

/** The answer of the site at a path: its text, and the moment until which that holds. */
export interface Answer {
  text: string
  freshUntil: Date | null
}

const lake = engineClient(documents)

/** The whole HTML of a page, in the long form. */
const { renderPageDocument } = isLong
  ? await import('@elos/web/render/page')
  : { renderPageDocument: undefined }

async function textOf(loaded: Loaded): Promise<string> {
  const { tags: _, madeFrom: __, freshUntil: ___, ...outcome } = loaded
  if (outcome.outcome !== 'page') return JSON.stringify(outcome)
  if (renderPageDocument) return (await renderPageDocument(outcome.page)).html
  const { page } = outcome
  return JSON.stringify([page, pageMetadata(page, ORIGIN), structuredData(page, ORIGIN)])
}

/** Returns what the site makes of a page, also of its Markdown twin and its social picture, at a moment. */
async function pageAt(path: string, now: Date): Promise<Answer> {
  const loaded = await loadPage(lake, path, now, ORIGIN)
  return { text: await textOf(loaded), freshUntil: loaded.freshUntil }
}

/** The files that are made from all pages. */
export const FILES: Readonly<Record<string, (now: Date) => Promise<Answer>>> = {
  '/sitemap.xml': async (now) => {
    const { entries, freshUntil } = await loadSitemap(lake, ORIGIN, now)
    return { text: sitemapXml(entries, ORIGIN, now), freshUntil }
  },
  '/blog/rss.xml': async (now) => {
    const { feed, freshUntil } = await loadFeed(lake, '/blog', now)
    return { text: feed ? feedXml(feed, ORIGIN) : '', freshUntil }
  },
  '/llms.txt': async (now) => {
    const { overview, freshUntil } = await loadOverview(lake, now)
    return { text: llmsText(overview, ORIGIN), freshUntil }
  },
}

export const answerAt = (path: string, now: Date): Promise<Answer> =>
  FILES[path]?.(now) ?? pageAt(path, now)

/** A path that leads nowhere. Its answer has no file: it is made again when somebody asks for it. */
export const NOWHERE = '/nao-existe'

/** The path of a version of a legal text that ends within the year. */
const FORMER = '/politica-privacidade/versao/2-1'

/** The paths of all pages that there are now or will be, of a former version, and one that leads nowhere. */
export const PAGES = [
  ...new Set([
    ...(await listPaths(lake, START)),
    ...documents.flatMap((document) =>
      'route' in document && document.route ? [String(document.route.path)] : [],
    ),
  ]),
  FORMER,
  NOWHERE,
]
