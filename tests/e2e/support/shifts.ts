import { expect, type Page } from '@playwright/test'

/** The layout shift score that browsers' tools print as 0.00: a figure grows by a pixel as its font comes. */
const NO_SHIFT = 0.005

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    /** The score of each shift since `recordShifts`, what moved from where to where, and where the window was. */
    shifts: { value: number; moved: unknown[]; scrolled: number }[]
  }
}

/** Records all layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          text: node?.textContent,
          from: previousRect,
          to: currentRect,
        }))
        window.shifts.push({ value, moved, scrolled: scrollY })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects that nothing has shifted on the page that is open. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts)
  const score = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(score, JSON.stringify(shifts)).toBeLessThan(NO_SHIFT)
}

/**
 * Answers requests for fonts once the page has been painted without them: what their arrival moves does not
 * depend on how fast the machine is.
 */
export const delayFonts = (page: Page) =>
  page.route(/\/(figtree|fraunces)-/, async (route) => {
    await page.evaluate(untilFirstPaint)
    await route.continue()
  })

/** Runs in the page. */
async function untilFirstPaint(): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  while (!isPainted()) await new Promise(requestAnimationFrame)
}
