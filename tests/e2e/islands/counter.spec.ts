import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

test.describe('the commission', () => {
  const card = (page: Page) => page.locator('#hero').getByText('de Comissão em cada venda')

  test('is counted up in 9 seconds, once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/parceiros-elos')
    const figure = card(page).locator('b')
    await expect(figure).toHaveAttribute('aria-hidden', 'true')
    // It begins when the browser reports that the figure is in sight, which no clock decides.
    const advance = async () => {
      await page.clock.runFor(100)
      return figure.textContent()
    }
    await expect.poll(advance).not.toBe('0%')
    await page.clock.runFor(4000)
    await expect(figure).not.toHaveText('250%')
    await page.clock.runFor(5000)
    await expect(figure).toHaveText('250%')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveText('250%')
  })
})
