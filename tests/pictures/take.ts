// Makes the pictures in docs/pictures again, from a fresh stack. Run: npm run pictures

import { findChromium } from '@elos/stack/checks/chromium'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { chromium } from '@playwright/test'
import { QUIET } from '../chromiumFlags.ts'
import { decidedVisitor } from '../e2e/support/consent.ts'
import { openSettled } from '../e2e/support/settled.ts'
import { siteViews } from './siteViews.ts'
import { studioViews } from './studioViews.ts'

const PATIENCE = { timeout: 60_000 }
/** After the words are there, for what is drawn last: lists, previews, the page in its frame. */
const SETTLE_MS = 4000

const settings = await freshSettings('pictures')
const stack = await bringUp(settings)
const { site, studio } = addresses(settings)
const executablePath = findChromium()
const browser = await chromium.launch({
  args: QUIET,
  ...(executablePath ? { executablePath } : {}),
})

async function take(name: string, viewport: { width: number; height: number }, open: Open) {
  const storageState = decidedVisitor(site)
  const page = await browser.newPage({ viewport, storageState, locale: 'pt-BR' })
  await open(page)
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await page.close()
  console.log(`docs/pictures/${name}.png`)
}

type Page = Awaited<ReturnType<typeof browser.newPage>>
type Open = (page: Page) => Promise<void>

try {
  for (const { name, path, ...viewport } of siteViews) {
    await take(name, viewport, async (page) => {
      await openSettled(page, site + path)
    })
  }
  for (const { name, path, words } of studioViews) {
    await take(name, { width: 1440, height: 900 }, async (page) => {
      await page.goto(studio + path)
      await page.getByText(words).first().waitFor(PATIENCE)
      await page.waitForTimeout(SETTLE_MS)
    })
  }
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
