import { expect, type Page, test } from '@playwright/test'

test.describe('a path that leads nowhere', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Página anterior' })

  test('leads back to the page before', async ({ page }) => {
    await page.goto('/blog')
    await page.evaluate(() => location.assign('/nao-existe'))
    await back(page).click()
    await expect(page).toHaveURL('/blog')
  })

  test('leads to the home page where there is none', async ({ page }) => {
    await page.goto('/nao-existe')
    await back(page).click()
    await expect(page).toHaveURL('/')
  })
})
