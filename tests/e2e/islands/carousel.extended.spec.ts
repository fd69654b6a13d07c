import { expect, type Page } from '@playwright/test'
import { openCarousel, slide } from '../support/carousel.ts'
import { test } from '../support/test.ts'

test.describe('the testimonials', () => {
  // The window is as narrow as a phone, and tall enough for a whole slide and the controls.
  test.use({ viewport: { width: 360, height: 1200 }, hasTouch: true })

  test('are stepped through by the arrow keys', async ({ page }) => {
    await openCarousel(page)
    await page.locator('#depoimentos .row').press('ArrowRight')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.locator('#depoimentos .row').press('ArrowLeft')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })

  /** What holds them, by what it is called. */
  const HOLDS: Record<string, (page: Page) => Promise<unknown>> = {
    'the mouse is over them': (page) => slide(page, 1).hover(),
    'a control has the focus': async (page) => {
      await page.locator('#depoimentos .row').focus()
      await page.keyboard.press('Tab')
    },
    'the tab is hidden': (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  }

  for (const [name, hold] of Object.entries(HOLDS)) {
    test(`wait while ${name}`, async ({ page }) => {
      await page.clock.install()
      await openCarousel(page)
      await hold(page)
      await page.clock.runFor(60_000)
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    })
  }

  test('do not change for a visitor who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openCarousel(page)
    const pause = page.getByRole('button', { name: 'Pausar a troca de depoimentos' })
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })
})
