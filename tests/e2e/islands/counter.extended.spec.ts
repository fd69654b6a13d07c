import { expect, type Page } from '@playwright/test'
import { PHONE } from '../support/phone.ts'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

test.describe('the commission', () => {
  const card = (page: Page) => page.locator('#hero').getByText('de Comissão em cada venda')

  test('does no work on a phone, below whose window it is, until the visitor scrolls', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openSettled(page, '/parceiros-elos')
    await expect(card(page)).not.toBeInViewport()
    await expect(card(page)).toHaveAttribute('data-island', 'counter')
    await page.mouse.wheel(0, 20)
    await expect(card(page)).not.toHaveAttribute('data-island')
    await expect(card(page)).not.toBeInViewport()
    await expect(card(page).locator('b')).toHaveText('0%')
  })

  test('is not shown before it is counted', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/ilhas/start*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/parceiros-elos')
    const figure = card(page).locator('b')
    await expect(figure).toHaveText('250%')
    await expect(figure).toBeHidden()
    held.resolve()
    await expect(figure).toBeVisible()
    await expect(figure).not.toHaveText('250%')
  })

  test('is shown all the same where the script cannot be fetched', async ({ page }) => {
    await page.route('**/ilhas/*.js', (route) => route.abort())
    await page.goto('/parceiros-elos')
    await expect(card(page).locator('b')).toBeVisible()
    await expect(card(page).locator('b')).toHaveText('250%')
  })
})
