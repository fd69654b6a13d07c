import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL, TOP } from '@elos/stack/config'
import { run, start, untilUp } from '@elos/stack/processes/child'
import { freePort } from '@elos/stack/processes/ports'

/**
 * Builds a Next application whose only page is static, as `create-next-app` and its docs have it, and starts it by
 * `next start`.
 *
 * @param html what the page shows: the body of a page of the site, so that both send comparable bytes
 */
export async function startStockNext(html: string) {
  // Below the repository, whose packages it uses.
  const folder = join(LOCAL, 'stock-next')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', '{ "private": true, "type": "module" }')
  write(
    'app/layout.jsx',
    'export default ({ children }) => <html lang="pt-BR"><body>{children}</body></html>',
  )
  write('app/body.json', JSON.stringify(html))
  write(
    'app/page.jsx',
    `import html from './body.json'
export default () => <main dangerouslySetInnerHTML={{ __html: html }} />`,
  )
  // Next would take the lock file of the repository for the root, and warn.
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(TOP)} } }`)
  const logDir = join(LOCAL, 'logs/bench')
  await run({ name: 'stock-next-build', run: ['next', 'build', folder], logDir })
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const address = ['--port', port, '--hostname', '127.0.0.1']
  const running = start({ name: 'stock-next', run: ['next', 'start', folder, ...address], logDir })
  await untilUp(running, origin, logDir)
  return {
    origin,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
