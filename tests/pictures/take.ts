// Makes the pictures in docs/pictures again, and the drawings of the kinds of section, from a fresh stack.
// Run: npm run pictures, or for the drawings alone: npm run pictures -- sections

import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { secrets } from '@elos/stack/secrets'
import { bringUp } from '@elos/stack/stack'
import { issueToken, tokenKey } from '@elos/web/forms/token'
import { chromium, type Page } from '@playwright/test'
import { QUIET } from '../chromiumFlags.ts'
import { refuseScript } from '../e2e/support/consent.ts'
import { openSettled } from '../e2e/support/settled.ts'
import { guideViews } from './guideViews.ts'
import { drawSections } from './sectionDrawings.ts'

/** Milliseconds in which the words of a view have to appear. */
const WORDS_TIMEOUT_MS = 60_000
/** Milliseconds after that, for what is drawn last: lists, previews, the page in its frame. */
const SETTLE_MS = 4000

const settings = await freshSettings('pictures')
const isGuide = !process.argv.includes('sections')
const stack = await bringUp(settings, { studio: isGuide })
const { site, studio, lake } = addresses(settings)
const browser = await chromium.launch({
  args: QUIET,
  executablePath: systemProgram('chromium'),
})

/** Takes a picture of the page that `open` opens in a window of this size. */
async function take(
  name: string,
  viewport: { width: number; height: number },
  open: (page: Page) => Promise<unknown>,
) {
  const page = await browser.newPage({ viewport, locale: 'pt-BR' })
  await page.addInitScript(refuseScript(new URL(site).origin))
  await open(page)
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await page.close()
  console.log(`docs/pictures/${name}.png`)
}

/** The window of an office's usual notebook. */
const NOTEBOOK = { width: 1366, height: 768 }

/** Sends a quote request, so that there is one to show. */
async function sendQuote(): Promise<void> {
  const token = issueToken(Date.now() - 60_000, tokenKey(secrets().lakeToken))
  const answers = { name: 'Maria Souza', email: 'maria@exemplo.com.br', phone: '(11) 98888-7777' }
  const lead = {
    kind: 'quote',
    key: crypto.randomUUID(),
    page: '/amil-saude',
    consent: '1',
    answers,
  }
  const answer = await fetch(`${site}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify({ token, website: '', lead }),
  })
  if (!answer.ok) throw new Error(`The quote request was answered with ${answer.status}.`)
}

/** Takes the pictures of the site and of the Studio. */
async function takeGuide(): Promise<void> {
  await take('home', { width: 1440, height: 900 }, (page) => openSettled(page, `${site}/`))
  await sendQuote()
  for (const { name, path, words, act, viewport = NOTEBOOK } of guideViews) {
    await take(name, viewport, async (page) => {
      await page.goto(studio + path)
      await page.getByText(words).first().waitFor({ timeout: WORDS_TIMEOUT_MS })
      await act?.(page)
      await page.waitForTimeout(SETTLE_MS)
    })
  }
}

try {
  if (isGuide) await takeGuide()
  await drawSections(browser, { site, lake, token: secrets().lakeToken })
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
