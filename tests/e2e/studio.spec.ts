import { expect, test } from '@playwright/test'
import { env } from './support/lake.ts'

test('the Studio opens on the Lake and shows a carrier', async ({ page }) => {
  await page.goto(env.E2E_STUDIO_URL)
  await page.getByRole('link', { name: 'Operadoras' }).click()
  await page.getByRole('link', { name: /Bradesco/ }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Bradesco Saúde')
})
