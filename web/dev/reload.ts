import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './changes.ts'

/**
 * Returns the script that reloads a page. After a change it fetches the page, with longer and longer pauses, until the
 * server has compiled the change; it reloads when the page's version differs. When it connects it checks once for a change
 * that it may have missed.
 */
const script = (version: string) => `{
  const shown = 'version-${version}'
  const read = () => fetch(location.href).then((response) => response.text(), () => shown)
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  let latest = 0
  const follow = async (tries) => {
    const change = ++latest
    for (let next = 0; next < tries && change === latest; next += 1) {
      if (!(await read()).includes(shown)) return location.reload()
      await pause(100 * 2 ** next)
    }
  }
  const changes = new EventSource('/api/changes')
  changes.addEventListener('open', () => follow(1))
  changes.addEventListener('source', () => follow(8))
  changes.addEventListener('asset', () => follow(8))
}`

/** The stylesheet and the loader of islands, whose names do not change with their content while developing. */
const BUILT = ['estilo/site.css', 'ilhas/start.js']

/** The moments at which these were built. */
const builtAt = () =>
  BUILT.map((file) => statSync(join(ASSETS, file), { throwIfNoEntry: false })?.mtimeMs).join()

/** Adds the script that reloads a document when its sources change. In production it adds nothing. */
export function withReload(html: string): string {
  if (process.env.NODE_ENV !== 'development') return html
  const version = createHash('sha1').update(html).update(builtAt()).digest('hex')
  return html.replace(/<\/body><\/html>$/, (end) => `<script>${script(version)}</script>${end}`)
}
