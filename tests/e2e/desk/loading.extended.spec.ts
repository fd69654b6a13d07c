import { expect } from '@playwright/test'
import { env } from '../support/lake.ts'
import { field, PATIENCE, test } from '../support/studio.ts'

test('what is typed as soon as the Studio is loaded stays, and is found', async ({ page }) => {
  await page.goto(`${env.E2E_STUDIO_URL}/localizar`)
  await field(page, 'Localizar').fill('carência', PATIENCE)
  await expect(
    page.getByRole('status').filter({ hasText: /trechos em \d+ documentos/ }),
  ).toBeVisible(PATIENCE)
  await expect(field(page, 'Localizar')).toHaveValue('carência')
})
