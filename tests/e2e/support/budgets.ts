import { expect, type Page, type Request, type Response } from '@playwright/test'
import { FETCHED_IDLE } from '../../fetchedIdle.ts'
import { banner } from './banner.ts'
import { complaintsOf } from './console.ts'
import { env } from './lake.ts'
import { openSettled } from './settled.ts'

const KB = 1024
const PRELOADED_FONTS = 1
/** Before the browser is idle. */
const REQUESTS = 8
/** The icon of the tab, which browsers fetch once the page is there. */
const TAB_ICON = '/icon.svg'
/** Bytes of everything that a page loads until the visitor does something. */
const FIRST_VIEW = 94 * KB

/** The bytes that the site sent for some answers, with their headers. nginx sends as many (nginx.extended.spec.ts). */
export async function sentFor(answers: Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()))
  return sizes.reduce((sum, each) => sum + each.responseHeadersSize + each.responseBodySize, 0)
}

const pathOf = (answer: Response) => new URL(answer.url()).pathname

/**
 * Opens a page as a visitor who comes for the first time, who fetches everything. Compares what it fetches with
 * the budgets, and expects that it logs nothing.
 */
export async function expectWithinBudgets(page: Page, path: string): Promise<void> {
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
