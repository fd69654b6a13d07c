import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The file in a release (`npm run build`) that describes it. */
export const RELEASE_FILE = 'release.json'

/** The folder in a release of the pages that it contains. */
export const RELEASE_PAGES = 'pages'

const releaseSchema = z.object({
  /** The commit of the sources, or 'unknown'. */
  version: z.string(),
  /** The values of the variables that it was built for (settings.ts). */
  builtFor: z.record(z.string(), z.string().optional()),
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
