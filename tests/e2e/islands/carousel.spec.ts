import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/test.ts'

/** A testimonial of the home page, by its place. */
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} de 7`, exact: true })

/** The announcement of the step that the visitor asked for; it is there while the carousel is awake. */
const statusOf = (page: Page) => page.locator('#depoimentos').getByRole('status')

/** Opens the home page and scrolls to the testimonials, until they are revealed and awake. */
async function openCarousel(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Próximo depoimento' }).scrollIntoViewIfNeeded()
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  await expect(statusOf(page)).toHaveCount(1)
  // The animation that reveals the section has ended.
  await expect(page.locator('#depoimentos > *').last()).toHaveCSS('opacity', '1')
}

const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pausar a troca de depoimentos' })

/** The reasons for which the testimonials stand still, by name. */
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
  'the visitor prefers reduced motion': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCarousel(page)
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true')
  },
}

test.describe('the testimonials', () => {
  // The window is as narrow as a phone, and tall enough for a whole slide and the controls.
  test.use({ viewport: { width: 360, height: 1200 }, hasTouch: true })

  test('are stepped through by touch, and say which one is shown', async ({ page }) => {
    await openCarousel(page)
    const status = statusOf(page)
    await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
    await expect(status).toContainText('Depoimento 2 de 7, de ')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Depoimento anterior' }).tap()
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Depoimento anterior' }).tap()
    await expect(status).toContainText('Depoimento 7 de 7')
    await expect(slide(page, 7)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })

  test('keep the one that is shown when the phone is turned, and go on from there', async ({
    page,
  }) => {
    await openCarousel(page)
    await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    for (const [width, next] of [
      [800, 3],
      [360, 4],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 1200 })
      await page.getByRole('button', { name: 'Próximo depoimento' }).scrollIntoViewIfNeeded()
      await expect(slide(page, next - 1)).toBeInViewport({ ratio: 0.9 })
      await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
      await expect(slide(page, next)).toBeInViewport({ ratio: 0.9 })
      await expect(slide(page, next - 1)).not.toBeInViewport({ ratio: 0.1 })
    }
  })

  test('have no fault that axe finds once they are a carousel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCarousel(page)
    expect(await axeFaults(page)).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('are a row that scrolls by keyboard, without controls', async ({ page }) => {
      await page.goto('/#depoimentos')
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByRole('button', { name: 'Próximo depoimento' })).toBeHidden()
      await page.locator('#depoimentos .row').press('ArrowRight')
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    })
  })

  test('are stepped through by the arrow keys', async ({ page }) => {
    await openCarousel(page)
    await page.locator('#depoimentos .row').press('ArrowRight')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.locator('#depoimentos .row').press('ArrowLeft')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })

  test('wait while paused, and go on without saying so', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    await pauseOf(page).tap()
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await pauseOf(page).tap()
    await page.clock.runFor(16_000)
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await expect(statusOf(page)).toBeEmpty()
  })

  for (const [name, hold] of Object.entries(HOLDS)) {
    test(`wait while ${name}`, async ({ page }) => {
      await page.clock.install()
      await openCarousel(page)
      await hold(page)
      await page.clock.runFor(60_000)
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    })
  }
})
