import type { Page } from '@playwright/test'

/** A day of the content's own time: nothing that a page shows depends on when the test runs. */
const NOW = '2025-09-01T12:00:00-03:00'

/** Opens a path and waits until its fonts, all its pictures and what it does when idle are there. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(path, { waitUntil: 'networkidle' })
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
