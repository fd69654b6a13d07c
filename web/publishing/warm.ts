import { listPaths } from '@elos/content'
import { lake } from '../lib/lake.ts'
import { self } from './self.ts'
import { shared } from './shared.ts'

/** How many pages are asked for at the same time. */
const AT_ONCE = 4
const PATIENCE_MS = 10_000

/**
 * Asks for every page once, so that those that were dropped are rendered before a visitor comes.
 * Answers the paths that were rendered. A page that cannot be had is left for its first visitor.
 * Calls that overlap share a round, and with it its answer.
 */
export const warmPages = shared(async (): Promise<string[]> => {
  // While developing nothing is kept: there would be nothing to warm.
  if (process.env.NODE_ENV !== 'production') return []
  const waiting = await listPaths(lake, new Date()).catch(() => [])
  const rendered: string[] = []
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const answer = await fetch(self(encodeURI(path)), { signal }).catch(() => null)
      await answer?.body?.cancel()
      if (answer && answer.headers.get('x-nextjs-cache') !== 'HIT') rendered.push(path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return rendered.sort()
})
