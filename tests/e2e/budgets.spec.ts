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
/** Bytes that a form's script may take, with its rules, which are loaded with the first letter. */
const FORM = 50 * KB
const PRELOADED_FONTS = 1
/** Before the browser is idle. */
const REQUESTS = 8
/** The icon of the tab, which browsers fetch once the page is there. */
const TAB_ICON = '/icon.svg'
/** Bytes of everything that a page loads until the visitor does something. */
const FIRST_VIEW = 92 * KB

/** The bytes that the site sent for some answers, with their headers. nginx sends as many (nginx.extended.spec.ts). */
async function sentFor(answers: Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()))
  return sizes.reduce((sum, each) => sum + each.responseHeadersSize + each.responseBodySize, 0)
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
  const early = answers.filter(
    (answer) => !FETCHED_IDLE.test(pathOf(answer)) && pathOf(answer) !== TAB_ICON,
  )
  const names = early.map(pathOf).join(' ')
  expect.soft(early.length, `requests before idle: ${names}`).toBeLessThanOrEqual(REQUESTS)
  const bytes = await sentFor(answers)
  console.log(`first view of ${path}: ${bytes} bytes, ${early.length} requests before idle`)
  expect.soft(bytes, 'everything on the first view').toBeLessThanOrEqual(FIRST_VIEW)
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
  const bytes = await sentFor(scripts)
  console.log(`script for the quote modal: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(FORM)
})
