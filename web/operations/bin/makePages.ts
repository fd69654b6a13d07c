// Asks a running site for every page and file, so that it makes and keeps them. Prints those that it cannot make.
// Run: node web/operations/bin/makePages.ts http://localhost:3000
import { listPaths } from '@elos/content'
import pLimit from 'p-limit'
import { SITE_FILES } from '../../answers/paths.ts'
import { lake } from '../../lake.ts'

/** The number of requests at the same time. */
const AT_ONCE = 4

const [origin] = process.argv.slice(2)
if (!origin) throw new Error('Name the origin of the site: http://localhost:3000')

const limit = pLimit(AT_ONCE)
// There is nothing to make without content.
const pages = await listPaths(lake, new Date()).catch(() => [])
await Promise.all(
  [...pages, ...SITE_FILES].map((path) =>
    limit(async () => {
      const { status, body } = await fetch(new URL(path, origin), { redirect: 'manual' })
      await body?.cancel()
      if (status >= 500) console.log(`${path} cannot be made (${status})`)
    }),
  ),
)
