import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in a release (`npm run build`) that describes it. */
const RELEASE_FILE = 'release.json'

/** The folder in a release of the pages that it contains. */
export const RELEASE_PAGES = 'pages'

/** The variables that a release was built for. */
export const BUILT_FOR = ['SITE_URL', 'SANITY_PROJECT_ID', 'SANITY_DATASET'] as const

/** Their values; empty where one was not set. */
export type BuiltFor = Record<(typeof BUILT_FOR)[number], string>

interface Release {
  /** The commit of the sources, or 'unknown'. */
  version: string
  builtFor: BuiltFor
}

/**
 * Reads what `npm run build` says of a release.
 *
 * @throws Error that says how to make one, when the folder has none
 */
export function readRelease(folder: string): Release {
  try {
    return JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8'))
  } catch {
    throw new Error(`There is no release in ${folder}. Run 'npm run build' first.`)
  }
}
