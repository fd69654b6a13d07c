import type { TokenVariable } from '../monitoring/contentError.ts'
import type { Connection } from '../replicas/replicas.ts'
import type { Publisher } from './freshness/publisher.ts'
import type { Pages } from './store/pages.ts'

/** The state of the site's own work. */
export interface SiteState {
  /** The commit that runs. */
  version: string
  startedAt: Date
  connection: Connection
  /** The number of answers in memory. */
  storedPages: number
  /** The paths of answers that could not be made at the last try, and are tried again. */
  failedPages: string[]
  /** The reason why the last page could not be written, such as a full disk; null when it could. */
  diskProblem: string | null
  /** The variables whose tokens the content server refused at the start. */
  refusedSettings: TokenVariable[]
  /** The moment at which a page was last rendered. */
  lastRenewal: Date | null
  /** The last delivery of the publishing webhook to this process, and the status that answered it. */
  lastWebhook: { at: Date; status: number } | null
  /** The moment at which the pages were last compared with what is published. */
  lastComparison: Date | null
  /** The reason why the last comparison failed; null when it did not. */
  comparisonProblem: string | null
}

/** The running site: what `startWork` has made, for the routes. */
export interface Site {
  pages: Pages
  publisher: Publisher
  /** Returns whether something stands at a path, as far as is known. */
  exists(path: string): boolean
  /** Returns what the site knows of its own work. */
  state(): SiteState
}

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var site: Site | undefined
}

/** Returns the running site; undefined during a build, and while developing, when nothing is stored. */
export const getSite = (): Site | undefined => globalThis.site

/** Makes the running site known to the routes. */
export function setSite(site: Site): void {
  globalThis.site = site
}
