import { expect } from '@playwright/test'
import { openCarousel, slide } from '../support/carousel.ts'
import { test } from '../support/test.ts'

test.describe('the testimonials', () => {
  // The window is as narrow as a phone, and tall enough for a whole slide and the controls.
  test.use({ viewport: { width: 360, height: 1200 }, hasTouch: true })

  test('are stepped through by touch, and say which one is shown', async ({ page }) => {
    await openCarousel(page)
    const status = page.locator('#depoimentos').getByRole('status')
    await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
    await expect(status).toContainText('Depoimento 2 de 7, de ')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Depoimento anterior' }).tap()
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Depoimento anterior' }).tap()
    await expect(status).toContainText('Depoimento 7 de 7')
    await expect(slide(page, 7)).toBeInViewport({ ratio: 0.9 })
  })

  test('wait while paused, and go on without saying so', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    const pause = page.getByRole('button', { name: 'Pausar a troca de depoimentos' })
    await pause.tap()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await pause.tap()
    await page.clock.runFor(16_000)
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('#depoimentos').getByRole('status')).toBeEmpty()
  })
})
