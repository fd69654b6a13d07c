/**
 * Serves a release (`npm run build`) in production: `node serve.mjs` in its folder, with the environment of
 * .env.example, on HOST and PORT. It needs neither the repository nor its packages. It checks what Next's own server
 * would find out too late, and then runs that server.
 *
 * Ends with 1 when a setting is missing, invalid or another one than the release was built for, and when the port is
 * taken; with 143 after SIGTERM, when running requests have ended.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { log } from '../monitoring/log.ts'
import { RELEASE_PAGES, readRelease } from './release.ts'

/**
 * Milliseconds for which a connection stays open after an answer: longer than proxies keep an idle one (nginx: 60 s), so
 * that they never send a form on one that is being closed.
 */
const KEEP_ALIVE_MS = 65_000

const PORT = process.env.PORT || '3000'
const HOST = process.env.HOST || '127.0.0.1'

/** The reasons for which nobody can listen, by the error's code. */
const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program listens there',
  ERR_SOCKET_BAD_PORT: 'a port is a number from 1 to 65535',
}

try {
  const folder = import.meta.dirname
  const { version, builtFor } = readRelease(folder)
  // Reads the environment when it is loaded.
  const { requireSettings } = await import('./settings.ts')
  for (const lack of requireSettings(process.env, builtFor)) log.warn('setting-missing', { lack })
  await requireFreePort(PORT, HOST)
  Object.assign(process.env, {
    NODE_ENV: 'production',
    HOSTNAME: HOST,
    PORT,
    KEEP_ALIVE_TIMEOUT: String(KEEP_ALIVE_MS),
    SITE_VERSION: version,
    BUILT_PAGES_DIR: join(folder, RELEASE_PAGES),
  })
  await import(pathToFileURL(join(folder, 'web/server.js')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** @throws Error with one sentence when nobody can listen there */
async function requireFreePort(port: string, host: string): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen({ port: Number(port), host, exclusive: true }), 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Error(
      `The site cannot listen on port ${port} of ${host}: ${REASONS[code] ?? code}. Set PORT.`,
    )
  }
  server.close()
  await once(server, 'close')
}
