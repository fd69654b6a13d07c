import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The file in a release (`npm run build`) that describes it. */
const RELEASE_FILE = 'release.json'

/** The folder in a release of the pages that it contains. */
export const RELEASE_PAGES = 'pages'

/** The variables that a release was built for. */
const builtForSchema = z.object({
  SITE_URL: z.string(),
  SANITY_PROJECT_ID: z.string(),
  SANITY_DATASET: z.string(),
})

/** Their values; empty where one was not set. */
export type BuiltFor = z.infer<typeof builtForSchema>

/** The names of these variables. */
export const BUILT_FOR = builtForSchema.keyof().options

const releaseSchema = z.object({
  /** The commit of the sources, or 'unknown'. */
  version: z.string(),
  builtFor: builtForSchema,
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
