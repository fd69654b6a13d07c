// Asks a running site for every page and file, so that it makes and keeps them. Prints those that it cannot make.
// Run: node web/operations/bin/makePages.ts http://localhost:3000
import { loadIslandData } from '@elos/content'
import { readPairPath } from '@elos/content/parts/address/pair'
import { pathsOfAll } from '@elos/content/tags/published'
import pLimit from 'p-limit'
import { readPublished } from '../../cache/freshness/readPublished.ts'
import { lake, runQuery } from '../../lake/client.ts'

/** The feed of the blog, and the files that are made of the whole site: the stored routes without segments (web/storedRoutes.ts). */
const SITE_FILES = [
  '/.well-known/security.txt',
  '/blog/rss.xml',
  '/dados.json',
  '/llms.txt',
  '/sitemap.xml',
]
/** The number of requests at the same time. */
const AT_ONCE = 4
/** Milliseconds in which the Lake has to say what is published. */
const DEADLINE_MS = 15_000

const [origin] = process.argv.slice(2)
if (!origin) throw new Error('Name the origin of the site: http://localhost:3000')

const limit = pLimit(AT_ONCE)
// There is nothing to make without content.
const paths = await publishedPaths().catch(() => [])
await Promise.all(
  [...paths, ...SITE_FILES].map((path) =>
    limit(async () => {
      const { status, body } = await fetch(new URL(path, origin), { redirect: 'manual' })
      await body?.cancel()
      if (status >= 500) console.log(`${path} cannot be made (${status})`)
    }),
  ),
)

/**
 * Returns the paths of pages, those of lists too, of former versions and redirects, and of the forms for a quote about a
 * page. The comparisons of two carriers are made when they are asked for: forty carriers have 780.
 */
async function publishedPaths(): Promise<string[]> {
  const published = await readPublished((query) =>
    runQuery(query, AbortSignal.timeout(DEADLINE_MS)),
  )
  const { data } = await loadIslandData(lake, new Date())
  const paths = [...pathsOfAll(published.values())].filter((path) => !readPairPath(path).pair)
  return [...paths, ...Object.keys(data.quoteSubjects)]
}
