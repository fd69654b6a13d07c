import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './changes.ts'

/**
 * The script that reloads a page. After a change it fetches the page, with longer and longer pauses, until the server has
 * compiled the change; it reloads when the page's version differs. It does so when it connects too, for a change that it
 * may have missed.
 */
export const RELOAD = `{
  const shown = 'data-version="' + document.currentScript.dataset.version + '"'
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
  changes.addEventListener('open', () => follow(8))
  changes.addEventListener('source', () => follow(8))
  changes.addEventListener('asset', () => follow(8))
}`

/** The built files whose names do not change with their content while developing. */
const BUILT = ['estilo/site.css', 'ilhas/start.js', 'ilhas/head.js']

/** The moments at which these were built. */
const builtAt = () =>
  BUILT.map((file) => statSync(join(ASSETS, file), { throwIfNoEntry: false })?.mtimeMs).join()

/**
 * Reloads a page while developing, when its sources change.
 *
 * @param content what the page is made of, as a text
 */
export function Reload({ content }: { content: string }) {
  const version = createHash('sha1').update(content).update(builtAt()).digest('hex')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
    <script data-version={version} dangerouslySetInnerHTML={{ __html: RELOAD }} />
  )
}
