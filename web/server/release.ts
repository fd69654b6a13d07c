import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The file in a release (`npm run build`) that describes it. */
const RELEASE_FILE = 'release.json'

const releaseSchema = z.object({
  /** Next's output folder inside `web`. */
  dist: z.string(),
  /** The commit of the sources, or 'unknown'. */
  version: z.string(),
})
type Release = z.infer<typeof releaseSchema>

/**
 * Reads what `npm run build` says of a release.
 *
 * @throws Error that says how to make one, when the folder has none
 */
export function readRelease(folder: string): Release {
  let text: string
  try {
    text = readFileSync(join(folder, RELEASE_FILE), 'utf8')
  } catch {
    throw new Error(`There is no release in ${folder}. Run 'npm run build' first.`)
  }
  return releaseSchema.parse(JSON.parse(text))
}
