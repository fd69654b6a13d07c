import { expect, type Page } from '@playwright/test'
import { openSettled, WAKE_IN_SIGHT } from '../e2e/support/settled.ts'
import { untilIdle } from '../untilIdle.ts'

/** A day of the content's own time: nothing that a page shows depends on when the test runs. */
const NOW = '2025-09-01T12:00:00-03:00'

/** Opens a path, and waits until its fonts, all its pictures and all its islands that wake in sight are there. */
export async function openComplete(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await openSettled(page, path)
  await expect.poll(() => page.evaluate(bringIntoSight, WAKE_IN_SIGHT)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode()),
    ])
  })
  await page.evaluate(untilIdle)
  await page.evaluate(() => {
    // Lays the page out again as a whole: letters that first had a fallback font may be half a pixel off.
    const { style } = document.documentElement
    style.display = 'none'
    document.documentElement.getBoundingClientRect()
    style.display = ''
  })
}

/** Runs in the page: scrolls to one island after the other. Returns how many are not awake yet. */
async function bringIntoSight(wakeInSight: string): Promise<number> {
  for (const island of document.querySelectorAll(wakeInSight)) {
    island.scrollIntoView({ behavior: 'instant' })
    // The browser reports what is in sight after the frame in which it was drawn.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
  return document.querySelectorAll(wakeInSight).length
}
