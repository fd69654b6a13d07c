/**
 * The script that reloads a page. After a change of its sources it fetches the page, with longer and longer pauses, until
 * the server has compiled the change and the page differs. It also does so once when the server is back, for a change that
 * it may have missed.
 */
export const RELOAD = `{
  const read = () => fetch(location.href).then((response) => response.text(), () => '')
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const shown = read()
  let latest = 0
  const follow = async (tries) => {
    const change = ++latest
    for (let next = 0; next < tries && change === latest; next += 1) {
      const [before, now] = [await shown, await read()]
      if (now && now !== before) return location.reload()
      await pause(100 * 2 ** next)
    }
  }
  const changes = new EventSource('/api/changes')
  changes.addEventListener('open', () => follow(1))
  changes.addEventListener('source', () => follow(8))
  changes.addEventListener('asset', () => location.reload())
}`

/** Reloads a page while developing, when its sources change. */
export function Reload() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
    <script dangerouslySetInnerHTML={{ __html: RELOAD }} />
  )
}
