import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { FETCHED_IDLE } from '../fetchedIdle.ts'
import { banner } from './support/banner.ts'
import { complaintsOf } from './support/console.ts'
import { env } from './support/lake.ts'
import { templates } from './support/pages.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const KB = 1024
/** Bytes (gzip -9) that a form's script may take, with its rules, which are loaded with the first letter. */
const FORM = 45 * KB
const PRELOADED_FONTS = 1
/** Before the browser is idle. */
const REQUESTS = 8
/** Bytes as they are sent, of everything that a page loads until the visitor does something. */
const FIRST_VIEW = 80 * KB

/** The bytes of an answer as browsers get it: text in Brotli 11, and fonts and photos as they are. */
async function sent(answer: Response): Promise<number> {
  const body = await answer.body()
  const isText = /^text\/|json|svg|javascript/.test(answer.headers()['content-type'] ?? '')
  return isText ? brotliCompressSync(body).length : body.length
}

/** The bytes of some answers together. */
async function total(answers: Response[], sizeOf: (answer: Response) => Promise<number>) {
  const sizes = await Promise.all(answers.map(sizeOf))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

const pathOf = (answer: Response) => new URL(answer.url()).pathname

/**
 * Opens a page as a visitor who comes for the first time, who fetches everything. Compares what it fetches with
 * the budgets, and expects that it logs nothing.
 */
async function expectWithinBudgets(page: Page, path: string): Promise<void> {
  const complaints = complaintsOf(page)
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
  const loader = answers.find((answer) => /start-\w+\.js$/.test(answer.url()))
  expect.soft(await loader?.text(), 'the loader waits for nothing').not.toMatch(/^import\b/)
  const preloaded = page.locator('link[rel="preload"][as="font"]')
  expect.soft(await preloaded.count(), 'preloaded fonts').toBeLessThanOrEqual(PRELOADED_FONTS)
  const early = answers.filter((answer) => !FETCHED_IDLE.test(pathOf(answer)))
  expect.soft(early.length, 'requests before idle').toBeLessThanOrEqual(REQUESTS)
  const seen = answers.filter((answer) => !pathOf(answer).startsWith('/api/dicionario'))
  expect
    .soft(await total(seen, sent), 'everything on the first view')
    .toBeLessThanOrEqual(FIRST_VIEW)
  const addresses = answers.map((answer) => answer.url())
  const others = addresses.filter((address) => new URL(address).origin !== env.E2E_SITE_URL)
  expect.soft(others, 'other origins').toEqual([])
  expect.soft(complaints).toEqual([])
}

const { missing: _, ...kinds } = templates

for (const [kind, path] of Object.entries(kinds)) {
  test(`a page of the kind ${kind} stays within its budgets, and logs no error or warning`, async ({
    page,
  }) => {
    await expectWithinBudgets(page, path)
  })
}

test('the quote modal stays within its budgets', async ({ page }) => {
  // The scripts of the idle work are no part of the modal.
  await openSettled(page, '/bradesco-saude')
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toBeVisible()
  const scripts: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer)
  })
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cotação: Bradesco Saúde' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await dialog.getByLabel('E-mail').fill('maria')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByText('Confira o e-mail')).toBeVisible()
  const bytes = await total(
    scripts,
    async (answer) => gzipSync(await answer.body(), { level: 9 }).length,
  )
  console.log(`script for the quote modal: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(FORM)
})
