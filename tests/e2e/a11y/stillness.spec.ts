import { expect, type Page, test } from '@playwright/test'
import { templates } from '../support/pages.ts'

/** Scrolls from top to foot, a window at a time, at rest after each. */
async function readThrough(page: Page): Promise<void> {
  const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight))
  for (let step = 0; step < windows; step++) {
    await page.evaluate(async () => {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      // Painted there, before anything else happens.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
    await page.waitForLoadState('networkidle')
  }
}

/** A figure grown by a pixel as its font comes shifts a page by less: 0.00 as browsers' tools print it. */
const NOTHING = 0.005

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    // From the start: a window that changes its height moves what is fixed to its foot.
    test.use({ viewport: { width, height: 800 } })

    for (const [template, path] of Object.entries(templates)) {
      test(`nothing shifts on a page of the template ${template}`, async ({ page }) => {
        await page.addInitScript(() => {
          window.shifts = []
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as LayoutShift[]) {
              const of = sources.map(({ node, previousRect, currentRect }) => ({
                text: node?.textContent,
                from: previousRect,
                to: currentRect,
              }))
              window.shifts.push({ value, of, scrolled: scrollY, height: innerHeight })
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        await readThrough(page)
        const shifts = await page.evaluate(() => window.shifts)
        const score = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(score, JSON.stringify(shifts)).toBeLessThan(NOTHING)
      })
    }
  })
}

test('nothing moves for who prefers stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of Object.values(templates)) {
    await page.goto(path)
    await readThrough(page)
    const moving = await page.evaluate(() =>
      document.getAnimations().map((animation) => String(animation.id || animation.playState)),
    )
    expect(moving, path).toEqual([])
  }
})

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    /** What the browser has seen shift, in CSS pixels of the window. */
    shifts: {
      value: number
      of: { text?: string | null; from: DOMRectReadOnly; to: DOMRectReadOnly }[]
      scrolled: number
      height: number
    }[]
  }
}
