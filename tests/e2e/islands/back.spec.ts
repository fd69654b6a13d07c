import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

test.describe('the button of the 404 page', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Página anterior' })

  test('leads back to the previous page', async ({ page }) => {
    await page.goto('/blog')
    await page.evaluate(() => location.assign('/nao-existe'))
    await back(page).click()
    await expect(page).toHaveURL('/blog')
  })

  test('leads to the home page when there is no previous page', async ({ page }) => {
    await page.goto('/nao-existe')
    await back(page).click()
    await expect(page).toHaveURL('/')
  })
})
