import { expect, type Page } from '@playwright/test'
import { islands } from '../../packages/ui/islands/islands.ts'

/** A day of the content's own time: nothing that a page shows depends on when the test runs. */
const NOW = '2025-09-01T12:00:00-03:00'

/** What wakes when it comes into sight, as a selector: none is left once all have woken. */
const ASLEEP = Object.entries(islands)
  .filter(([, { wakesAt }]) => wakesAt === 'sight')
  .map(([name]) => `[data-island="${name}"]`)
  .join()

/**
 * Opens a path and waits until its fonts, all its pictures, what wakes in sight and what it does when
 * idle are there.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(bringIntoSight, ASLEEP)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode()),
    ])
    await new Promise((resolve) => requestIdleCallback(resolve))
    // Drawn at once: what was drawn as it came, letters first in another font, may lie half a pixel off.
    const { style } = document.documentElement
    style.display = 'none'
    document.documentElement.getBoundingClientRect()
    style.display = ''
  })
}

/** Runs in the page: shows it what is asleep, one after the other. How many are asleep still. */
async function bringIntoSight(asleep: string): Promise<number> {
  for (const island of document.querySelectorAll(asleep)) {
    island.scrollIntoView({ behavior: 'instant' })
    // What is in sight is told after the frame in which it was drawn.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
  return document.querySelectorAll(asleep).length
}
