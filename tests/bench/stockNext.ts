import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL, TOP } from '@elos/stack/config'
import { freePort } from '@elos/stack/processes/ports'

const NEXT = join(TOP, 'node_modules/.bin/next')

/** A Next application with one static page, as `create-next-app` and its docs have it. */
interface StockNext {
  origin: string
  stop(): Promise<void>
}

/**
 * Builds a Next application whose only page is static, and starts it by `next start`.
 *
 * @param html what the page shows: the body of a page of the site, so that both send comparable bytes
 */
export async function startStockNext(html: string): Promise<StockNext> {
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
  execFileSync(process.execPath, [NEXT, 'build', folder], { stdio: 'ignore' })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [NEXT, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
    { stdio: 'ignore' },
  )
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('The stock Next application ended while starting')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async stop() {
      server.kill()
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
