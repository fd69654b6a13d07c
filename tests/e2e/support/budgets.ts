import { brotliCompressSync } from 'node:zlib'
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
/** Bytes as they are sent, of everything that a page loads until the visitor does something. */
const FIRST_VIEW = 80 * KB

/** The bytes of an answer as browsers get it: text in Brotli 11, and fonts and photos as they are. */
async function sent(answer: Response): Promise<number> {
  const body = await answer.body()
  const isText = /^text\/|json|svg|javascript/.test(answer.headers()['content-type'] ?? '')
  return isText ? brotliCompressSync(body).length : body.length
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
  const early = answers.filter((answer) => !FETCHED_IDLE.test(pathOf(answer)))
  expect.soft(early.length, 'requests before idle').toBeLessThanOrEqual(REQUESTS)
  const seen = answers.filter((answer) => !pathOf(answer).startsWith('/api/dicionario'))
  const bytes = (await Promise.all(seen.map(sent))).reduce((total, one) => total + one, 0)
  expect.soft(bytes, 'everything on the first view').toBeLessThanOrEqual(FIRST_VIEW)
  const others = answers.filter((answer) => new URL(answer.url()).origin !== env.E2E_SITE_URL)
  expect
    .soft(
      others.map((answer) => answer.url()),
      'other origins',
    )
    .toEqual([])
  expect.soft(complaints).toEqual([])
}
