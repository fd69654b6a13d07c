/**
 * Serves a release (`npm run build`) in production: `node serve.mjs` in its folder, with the environment
 * of .env.example, on HOST and PORT. It needs neither the repository nor its packages.
 *
 * Ends with 1 when a setting is missing or invalid, and with 0 after SIGTERM, when running requests have ended.
 */
import { log } from '../http/log.ts'
import { readRelease } from './release.ts'
import { missingSettings } from './requirements.ts'

const folder = import.meta.dirname

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

const { required, advised } = missingSettings(process.env)
if (required.length > 0)
  refuse(`Set these variables (.env.example describes them):\n\n  ${required.join('\n  ')}\n`)
for (const lack of advised) log.warn('setting-missing', { lack })

try {
  const { dist, version } = readRelease(folder)
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SITE_STANDALONE: folder,
    SITE_DIST: dist,
    SITE_VERSION: version,
  })
  await import('./start.ts')
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}
