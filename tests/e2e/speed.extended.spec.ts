import { expect, type Page } from '@playwright/test'
import { gzipped } from './support/scripts.ts'
import { openSettled, settle } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

/** Bytes of the script that measures, gzip -9: only visitors who agreed fetch it. */
const SCRIPT = 4 * 1024

/** What pages report of their speed, as it is sent, and how it is answered. */
function watchReports(page: Page) {
  const reports: unknown[] = []
  const statuses: number[] = []
  const isReport = (address: string) => new URL(address).pathname === '/api/velocidade'
  page.on('request', (request) => {
    if (isReport(request.url())) reports.push(request.postDataJSON())
  })
  page.on('response', (response) => {
    if (isReport(response.url())) statuses.push(response.status())
  })
  return { reports, statuses }
}

/** Hides or shows the page, as when the visitor changes to another tab and back. Playwright shows all tabs. */
const turnTo = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

/**
 * Waits until the script that measures knows the visitor's first click. The browser tells it later than the
 * click, and observers in the order in which they were made: the one of this function is the last.
 */
const firstClickMeasured = (page: Page, script: string) =>
  page.evaluate(async (address) => {
    await import(address)
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true })
    })
  }, script)

test('the speed of a page is reported once, and not whose it was', async ({ page }) => {
  const { reports, statuses } = watchReports(page)
  const script = page.waitForResponse(/ilhas\/reportSpeed-\w+\.js$/)
  await openSettled(page, '/blog')
  await page.getByRole('button', { name: 'Aceitar Todos' }).click()
  expect(await gzipped(await script)).toBeLessThanOrEqual(SCRIPT)
  await firstClickMeasured(page, (await script).url())
  // What is painted after the first key or click is no LCP: the library knows its value then.
  await page.keyboard.press('Tab')
  for (const state of ['hidden', 'visible', 'hidden'] as const) await turnTo(page, state)
  await expect.poll(() => statuses).toEqual([204])
  const time = expect.any(Number)
  expect(reports).toEqual([
    { kind: 'blog', device: 'desktop', figures: { LCP: time, INP: time, CLS: 0, TTFB: time } },
  ])
})

test('how long the page took to answer is reported also if it is left before the browser was idle', async ({
  page,
}) => {
  const { reports } = watchReports(page)
  const script = page.waitForResponse(/ilhas\/reportSpeed-\w+\.js$/)
  await openSettled(page, '/blog')
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await page.getByRole('button', { name: 'Aceitar Todos' }).click()
  await firstClickMeasured(page, (await script).url())
  await turnTo(page, 'hidden')
  await expect.poll(() => reports).toMatchObject([{ figures: { INP: expect.any(Number) } }])
})

for (const choice of ['Rejeitar', undefined])
  test(`nothing is reported of a visitor who ${choice ? 'refused' : 'has not chosen'}`, async ({
    page,
  }) => {
    const { reports } = watchReports(page)
    await openSettled(page, '/blog')
    if (choice) await page.getByRole('button', { name: choice }).click()
    await settle(page)
    await turnTo(page, 'hidden')
    await openSettled(page, '/amil-saude')
    expect(reports).toEqual([])
  })
