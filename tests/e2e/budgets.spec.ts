import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from '@playwright/test'
import { NEW_VISITOR } from './support/consent.ts'
import { complaintsOf } from './support/console.ts'
import { env } from './support/lake.ts'
import { type Entry, registry } from './support/registry.ts'
import { countScripts } from './support/scripts.ts'

test.use({ storageState: NEW_VISITOR })

const KB = 1024

/** Bytes of a page's HTML, gzip -9. */
const HTML: Record<Entry['kind'], number> = {
  homePage: 16 * KB,
  partnerPage: 14 * KB,
  article: 14 * KB,
  blogPage: 9 * KB,
  carrier: 9 * KB,
  plan: 9 * KB,
  product: 9 * KB,
  legalPage: 9 * KB,
}
/** Script that comes before any sign of what the visitor means to do. */
const LOADER = 2 * KB
const IDLE_SCRIPT = 8 * KB
/** Script for the quote modal: with the rules, which come with the first letter. */
const QUOTE = 32 * KB
const STYLESHEETS = KB
const STYLE_ELEMENTS = 16
const FONTS = { files: 2, bytes: 60 * KB, preloaded: 1 }
const REQUESTS = 16

const gzipped = async (answer: Response) => gzipSync(await answer.body(), { level: 9 }).length

async function sum(answers: Response[], size: (answer: Response) => Promise<number>) {
  const sizes = await Promise.all(answers.map(size))
  return sizes.reduce((total, bytes) => total + bytes, 0)
}

for (const { path, kind } of registry) {
  test(`${path} stays within its budgets, and complains of nothing`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    await page.goto(path, { waitUntil: 'networkidle' })
    const of = (type: string) =>
      answers.filter((answer) => answer.request().resourceType() === type)
    const [html] = of('document')
    if (!html) throw new Error('no document was answered')

    expect.soft(await gzipped(html), 'HTML').toBeLessThanOrEqual(HTML[kind])
    const loader = of('script').filter((answer) => /start-\w+\.js$/.test(answer.url()))
    expect.soft(await sum(loader, gzipped), 'loader').toBeLessThanOrEqual(LOADER)
    expect.soft(await loader[0]?.text(), 'the loader waits for nothing').not.toMatch(/^import\b/)
    expect.soft(await sum(of('script'), gzipped), 'script').toBeLessThanOrEqual(IDLE_SCRIPT)
    expect
      .soft(await sum(of('stylesheet'), gzipped), 'external CSS')
      .toBeLessThanOrEqual(STYLESHEETS)
    expect
      .soft(await page.locator('style').count(), 'style elements')
      .toBeLessThanOrEqual(STYLE_ELEMENTS)
    expect.soft(of('font').length, 'font files').toBeLessThanOrEqual(FONTS.files)
    const fontBytes = await sum(of('font'), async (answer) => (await answer.body()).length)
    expect.soft(fontBytes, 'font bytes').toBeLessThanOrEqual(FONTS.bytes)
    const preloaded = page.locator('link[rel="preload"][as="font"]')
    expect.soft(await preloaded.count(), 'preloaded fonts').toBeLessThanOrEqual(FONTS.preloaded)
    expect.soft(answers.length, 'requests').toBeLessThanOrEqual(REQUESTS)
    const others = answers.filter((answer) => new URL(answer.url()).origin !== env.E2E_SITE_URL)
    expect
      .soft(
        others.map((answer) => answer.url()),
        'other origins',
      )
      .toEqual([])
    await expect.soft(page.getByRole('banner')).toBeVisible()
    await expect.soft(page.getByRole('contentinfo')).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('the quote modal stays within its budgets', async ({ page }) => {
  // What comes without being asked, once the page is idle, is no part of it.
  const unasked = page.waitForResponse('**/ilhas/enliven-*')
  await page.goto('/bradesco-saude', { waitUntil: 'networkidle' })
  await unasked
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toBeVisible()
  const scriptBytes = countScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitar Cotação' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await page.waitForLoadState('networkidle')
  const open = await scriptBytes()
  await dialog.getByLabel('E-mail').fill('maria')
  await dialog.getByLabel('E-mail').blur()
  await expect(dialog.getByText('Confira o e-mail')).toBeVisible()
  const typedIn = await scriptBytes()
  console.log(`script for the quote modal: ${open} bytes to open it, ${typedIn} with its rules`)
  expect(typedIn).toBeLessThanOrEqual(QUOTE)
})

test('nothing shifts while a page loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/parceiros-elos', '/bradesco-saude', '/blog']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && typeof entry.value === 'number') total += entry.value
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(total), 300)
        }),
    )
    expect(shift, path).toBeLessThan(0.005)
  }
})
