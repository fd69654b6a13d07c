import { expect, type Page, type Request, type Response } from '@playwright/test'
import { banner } from './support/banner.ts'
import { complaintsOf } from './support/console.ts'
import { env } from './support/lake.ts'
import { type Entry, registry } from './support/registry.ts'
import { countScripts, gzipped } from './support/scripts.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const KB = 1024

/** Bytes of a page's HTML, gzip -9. */
const HTML = 9 * KB
/** The same of kinds of page that are longer. */
const LONGER_HTML: Partial<Record<Entry['kind'], number>> = {
  homePage: 16 * KB,
  partnerPage: 14 * KB,
  article: 14 * KB,
}
/** Bytes of the script that is loaded before the visitor does anything: the loader alone, and all. */
const LOADER = 2 * KB
const IDLE_SCRIPT = 8 * KB
/** Bytes of the script of the quote modal, with its rules, which are loaded with the first letter. */
const QUOTE = 32 * KB
const STYLESHEETS = KB
const STYLE_ELEMENTS = 16
const FONTS = { files: 2, bytes: 60 * KB, preloaded: 1 }
const REQUESTS = 16

async function sum(answers: Response[], size: (answer: Response) => Promise<number>) {
  const sizes = await Promise.all(answers.map(size))
  return sizes.reduce((total, bytes) => total + bytes, 0)
}

/** Opens a page and compares what it fetches with the budgets; its HTML with `longest`, in bytes. */
async function expectWithinBudgets(page: Page, path: string, longest: number): Promise<void> {
  const requests: Request[] = []
  const finished: Request[] = []
  const begin = (request: Request) => requests.push(request)
  const finish = (request: Request) => finished.push(request)
  page.on('request', begin)
  page.on('requestfinished', finish)
  await openSettled(page, path)
  await expect(banner(page)).toBeVisible()
  await expect.poll(() => requests.filter((request) => !finished.includes(request))).toEqual([])
  page.off('request', begin)
  page.off('requestfinished', finish)
  const answers = (await Promise.all(finished.map((request) => request.response()))).filter(
    (answer) => answer !== null,
  )
  const of = (type: string) => answers.filter((answer) => answer.request().resourceType() === type)
  const [html] = of('document')
  if (!html) throw new Error('no document was answered')

  expect.soft(await gzipped(html), 'HTML').toBeLessThanOrEqual(longest)
  const loader = of('script').filter((answer) => /start-\w+\.js$/.test(answer.url()))
  expect.soft(await sum(loader, gzipped), 'loader').toBeLessThanOrEqual(LOADER)
  expect.soft(await loader[0]?.text(), 'the loader waits for nothing').not.toMatch(/^import\b/)
  expect.soft(await sum(of('script'), gzipped), 'script').toBeLessThanOrEqual(IDLE_SCRIPT)
  expect.soft(await sum(of('stylesheet'), gzipped), 'external CSS').toBeLessThanOrEqual(STYLESHEETS)
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
}

for (const [kind, pages] of Map.groupBy(registry, (entry) => entry.kind)) {
  test(`pages of the kind ${kind} stay within their budgets, and log no error or warning`, async ({
    page,
    context,
  }) => {
    const complaints = complaintsOf(page)
    // Each page fetches everything, as for a visitor who comes for the first time.
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const { path } of pages) {
      await test.step(path, () => expectWithinBudgets(page, path, LONGER_HTML[kind] ?? HTML))
      expect.soft(complaints.splice(0), path).toEqual([])
    }
  })
}

test('the quote modal stays within its budgets', async ({ page }) => {
  // The scripts of the idle work are no part of the modal.
  await openSettled(page, '/bradesco-saude')
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toBeVisible()
  const scriptBytes = countScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cotação: Bradesco Saúde' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  const open = await scriptBytes()
  await dialog.getByLabel('E-mail').fill('maria')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByText('Confira o e-mail')).toBeVisible()
  const typedIn = await scriptBytes()
  console.log(`script for the quote modal: ${open} bytes to open it, ${typedIn} with its rules`)
  expect(typedIn).toBeLessThanOrEqual(QUOTE)
})
