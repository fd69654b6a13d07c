import { type Loaded, loadPage } from '@elos/content'
import { lake } from '../lake.ts'
import { ContentError } from '../log/contentError.ts'

/**
 * Loads what stands at a path.
 *
 * @throws ContentError when the Lake cannot be read, or its answer is none: that must not replace the last good page
 */
export async function loadAnswered(path: string, now: Date): Promise<Loaded> {
  const loaded = await loadPage(lake, path, now)
  // The site is null where there are no settings yet.
  if (loaded.outcome === 'missing' && loaded.site === undefined)
    throw new ContentError("The content server's answer has no settings")
  return loaded
}
