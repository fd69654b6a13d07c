// Runs Lighthouse on a page of each kind, on a new stack. Run: npm run lighthouse

import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { freePort } from '@elos/stack/processes/ports'
import { bringUp } from '@elos/stack/stack'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { QUIET } from '../chromiumFlags.ts'
import { pathsOfAllKinds } from './kinds.ts'

/** The categories of a result below 100, each with the audits that it lost points by. */
function faults({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .map(({ title, score, auditRefs }) => {
      const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      return `${title} ${Math.round((score ?? 0) * 100)}: ${lost.map(({ id }) => id).join(', ')}`
    })
}

const settings = await freshSettings('lighthouse')
const stack = await bringUp(settings, { studio: false })
const port = await freePort()
const browser = await chromium.launch({
  args: [...QUIET, `--remote-debugging-port=${port}`],
  executablePath: systemProgram('chromium'),
})

try {
  const { site, lake } = addresses(settings)
  for (const path of await pathsOfAllKinds(lake)) {
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
