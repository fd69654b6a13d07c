/**
 * The impact of publishing on the site, told before it is done. The pages are found by the tags that the site
 * itself uses when the webhook reports the change, and compared as the site would make them.
 */
import type { Loaded } from '../page/loadPage.ts'
import type { Page } from '../page/type.ts'
import { type Edit, tagsOfEdits } from './edit.ts'
import { pause } from './pause.ts'
import { type Site, siteAfter } from './site.ts'

/** Whether the page at a path changes, appears, or goes. */
export type ChangeKind = 'changes' | 'appears' | 'goes'

/** The change of the answer at a path. */
export interface PageChange {
  path: string
  kind: ChangeKind
  /** The page as it is; null where there is none. */
  before: Page | null
  /** The page as it will be; null where there will be none. */
  after: Page | null
  /**
   * The address to which the path leads after the edits, or else led before; absent when neither answer is a redirect.
   */
  redirect?: string
}

/** The impact of some edits. */
interface Impact {
  /** Every path whose answer the site makes again. */
  paths: string[]
  /** The pages that are different then. */
  pages: PageChange[]
}

/** The part of an answer that visitors and machines get: the page, the redirect, or nothing. */
const answerOf = ({ tags, madeFrom, freshUntil, ...outcome }: Loaded) => JSON.stringify(outcome)

const pageOf = (loaded: Loaded) => (loaded.outcome === 'page' ? loaded.page : null)

const redirectOf = (loaded: Loaded) => (loaded.outcome === 'redirect' ? loaded.location : undefined)

function kindOf(before: Loaded, after: Loaded): ChangeKind {
  if (before.outcome === 'missing') return 'appears'
  return after.outcome === 'missing' ? 'goes' : 'changes'
}

/** Returns the change of the answer at a path; undefined when visitors get the same. */
function compareAnswers(path: string, before: Loaded, after: Loaded): PageChange | undefined {
  // A missing page shows the settings: nobody publishes for it.
  if (before.outcome === 'missing' && after.outcome === 'missing') return undefined
  if (answerOf(before) === answerOf(after)) return undefined
  const redirect = redirectOf(after) ?? redirectOf(before)
  return {
    path,
    kind: kindOf(before, after),
    before: pageOf(before),
    after: pageOf(after),
    ...(redirect && { redirect }),
  }
}

/** The paths whose answers the site invalidates when these edits are published: they have a tag of a change. */
async function invalidatedPaths(
  before: Site,
  after: Site,
  edits: readonly Edit[],
): Promise<string[]> {
  const invalidated = await tagsOfEdits(edits)
  const found: string[] = []
  for (const path of [...new Set([...before.paths, ...after.paths])].sort()) {
    const { tags } = await before.load(path)
    if (tags.some((tag) => invalidated.has(tag))) found.push(path)
    await pause()
  }
  return found
}

/**
 * Tells the impact of some edits on the site.
 *
 * @param site as it is, from every published document
 */
export async function impactOf(site: Site, edits: readonly Edit[]): Promise<Impact> {
  const after = await siteAfter(site, edits)
  const paths = await invalidatedPaths(site, after, edits)
  const pages: PageChange[] = []
  for (const path of paths) {
    const change = compareAnswers(path, await site.load(path), await after.load(path))
    if (change) pages.push(change)
    await pause()
  }
  return { paths, pages }
}
