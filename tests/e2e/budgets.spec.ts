import { expect, type Page, type Request, type Response } from '@playwright/test'
import { FETCHED_IDLE } from '../fetchedIdle.ts'
import { banner } from './support/banner.ts'
import { complaintsOf } from './support/console.ts'
import { env } from './support/lake.ts'
import { type Entry, registry } from './support/registry.ts'
import { countScripts, gzipped, sent } from './support/scripts.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const KB = 1024

/** Bytes of a page's HTML, Brotli 11. */
const HTML = 8 * KB
/** The same of kinds of page that are longer. */
const LONGER_HTML: Partial<Record<Entry['kind'], number>> = {
  homePage: 12 * KB,
  partnerPage: 12 * KB,
  article: 12 * KB,
}
/**
 * Bytes of the script that is loaded once the browser is idle, gzip -9: the loader alone, which does the idle work,
 * and all with the islands in sight.
 */
const LOADER = 5.5 * KB
const IDLE_SCRIPT = 6.2 * KB
/** Bytes of the script of the quote modal, with its rules, which are loaded with the first letter. */
const QUOTE = 32 * KB
const STYLESHEETS = 2.5 * KB
const FONTS = { files: 2, bytes: 40 * KB, preloaded: 1 }
/** Before the browser is idle. */
const REQUESTS = 8
/** Bytes as they are sent, of everything that a page loads until the visitor does something. */
const FIRST_VIEW = 70 * KB

async function sum(answers: Response[], size: (answer: Response) => Promise<number>) {
  const sizes = await Promise.all(answers.map(size))
  return sizes.reduce((total, bytes) => total + bytes, 0)
}

const pathOf = (answer: Response) => new URL(answer.url()).pathname

/** Opens a page of a kind, and compares what it fetches with the budgets. */
async function expectWithinBudgets(page: Page, { path, kind }: Entry): Promise<void> {
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

  expect.soft(await sent(html), 'HTML').toBeLessThanOrEqual(LONGER_HTML[kind] ?? HTML)
  const loader = of('script').filter((answer) => /start-\w+\.js$/.test(answer.url()))
  expect.soft(await sum(loader, gzipped), 'loader').toBeLessThanOrEqual(LOADER)
  expect.soft(await loader[0]?.text(), 'the loader waits for nothing').not.toMatch(/^import\b/)
  expect.soft(await sum(of('script'), gzipped), 'script').toBeLessThanOrEqual(IDLE_SCRIPT)
  expect.soft(await sum(of('stylesheet'), gzipped), 'external CSS').toBeLessThanOrEqual(STYLESHEETS)
  expect.soft(of('font').length, 'font files').toBeLessThanOrEqual(FONTS.files)
  const fontBytes = await sum(of('font'), async (answer) => (await answer.body()).length)
  expect.soft(fontBytes, 'font bytes').toBeLessThanOrEqual(FONTS.bytes)
  const preloaded = page.locator('link[rel="preload"][as="font"]')
  expect.soft(await preloaded.count(), 'preloaded fonts').toBeLessThanOrEqual(FONTS.preloaded)
  const early = answers.filter((answer) => !FETCHED_IDLE.test(pathOf(answer)))
  expect.soft(early.length, 'requests before idle').toBeLessThanOrEqual(REQUESTS)
  const seen = answers.filter((answer) => !pathOf(answer).startsWith('/api/dicionario'))
  const bytes = await sum(seen, sent)
  expect.soft(bytes, 'everything on the first view').toBeLessThanOrEqual(FIRST_VIEW)
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
    for (const entry of pages) {
      await test.step(entry.path, () => expectWithinBudgets(page, entry))
      expect.soft(complaints.splice(0), entry.path).toEqual([])
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
