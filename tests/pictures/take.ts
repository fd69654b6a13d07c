// Makes the pictures in docs/pictures again, from a fresh stack. Run: npm run pictures
import { chromium } from '@playwright/test'
import { findChromium } from '../../packages/stack/checks/chromium.ts'
import { freshSettings } from '../../packages/stack/checks/endToEnd.ts'
import { addresses } from '../../packages/stack/config.ts'
import { bringUp } from '../../packages/stack/stack.ts'
import { QUIET } from '../chromiumFlags.ts'
import { siteViews } from './siteViews.ts'

const FOLDER = 'docs/pictures'

const settings = await freshSettings('pictures')
const stack = await bringUp(settings, { studio: false })
const executablePath = findChromium()
const browser = await chromium.launch({
  args: QUIET,
  ...(executablePath ? { executablePath } : {}),
})
try {
  for (const { name, path, width, height } of siteViews) {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'pt-BR' })
    await page.goto(addresses(settings).site + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${FOLDER}/${name}.png` })
    await page.close()
    console.log(`${FOLDER}/${name}.png`)
  }
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
