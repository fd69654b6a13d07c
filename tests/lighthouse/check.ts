// Asks Lighthouse about a page of each template, on a fresh stack. Run: npm run lighthouse
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../packages/stack/checks/chromium.ts'
import { freshSettings } from '../../packages/stack/checks/endToEnd.ts'
import { addresses } from '../../packages/stack/config.ts'
import { freePort } from '../../packages/stack/processes/ports.ts'
import { bringUp } from '../../packages/stack/stack.ts'
import { QUIET } from '../chromiumFlags.ts'
import { faults } from './faults.ts'

/** One page of each template. */
const PATHS = [
  '/',
  '/parceiros-elos',
  '/blog',
  '/blog/plano-saude-amil-onde-contratar',
  '/amil-saude',
  '/plano-empresarial',
  '/seguro-vida',
  '/politica-privacidade',
]

const settings = await freshSettings('lighthouse')
const stack = await bringUp(settings, { studio: false })
const port = await freePort()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...QUIET, `--remote-debugging-port=${port}`],
  ...(executablePath ? { executablePath } : {}),
})

try {
  const { site } = addresses(settings)
  for (const path of PATHS) {
    const result = await lighthouse(site + path, {
      port,
      onlyCategories: ['seo', 'best-practices'],
      logLevel: 'error',
    })
    const found = result ? faults(result.lhr) : ['no result']
    if (found.length > 0) process.exitCode = 1
    console.log(`${found.length > 0 ? '✗' : '✓'} ${[path, ...found].join('\n    ')}`)
  }
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
