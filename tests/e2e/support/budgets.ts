import { expect, type Page, type Request, type Response } from '@playwright/test'
import { FETCHED_IDLE } from '../../fetchedIdle.ts'
import { banner } from './banner.ts'
import { complaintsOf } from './console.ts'
import { env } from './lake.ts'
import type { Entry } from './registry.ts'
import { gzipped, sent } from './scripts.ts'
import { openSettled } from './settled.ts'

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

/**
 * Opens a page as a visitor who comes for the first time, who fetches everything. Compares what it fetches with
 * the budgets, and expects that it logs nothing.
 */
export async function expectWithinBudgets(page: Page, { path, kind }: Entry): Promise<void> {
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
  expect.soft(complaints).toEqual([])
}
