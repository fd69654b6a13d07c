import type { Page } from '@playwright/test'

/** Opens a path and waits until its fonts and all its pictures are there. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode()),
    ])
  })
}
