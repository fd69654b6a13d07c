import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** The kind of a file that changed: a source that pages are rendered from, or a built file that they load. */
type Change = 'source' | 'asset'

/** The repository's root. Next's server runs there or in `web`. */
const TOP = process.cwd().endsWith('web') ? join(process.cwd(), '..') : process.cwd()
/** The folder of built files. */
export const ASSETS = join(TOP, 'web/public')
/** Milliseconds to wait for further changes: an editor writes a file in several steps. */
const QUIET_MS = 50

function sourceFolders(): string[] {
  const web = readdirSync(join(TOP, 'web'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => `web/${name}`)
    .filter((path) => join(TOP, path) !== ASSETS)
  return ['packages/content', 'packages/leads', 'packages/ui', ...web]
}

/** Calls `onChange` after files have changed. Returns a function that ends the watch. */
export function watchChanges(onChange: (change: Change) => void): () => void {
  const timers = new Map<Change, NodeJS.Timeout>()
  const report = (change: Change) => () => {
    clearTimeout(timers.get(change))
    timers.set(change, setTimeout(onChange, QUIET_MS, change))
  }
  const watchers = [
    ...sourceFolders().map((path) => watch(join(TOP, path), { recursive: true }, report('source'))),
    watch(ASSETS, { recursive: true }, report('asset')),
  ]
  return () => {
    for (const timer of timers.values()) clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
