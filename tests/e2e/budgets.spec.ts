import { expect, type Response } from '@playwright/test'
import { expectWithinBudgets, sentFor } from './support/budgets.ts'
import { templates } from './support/pages.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const KB = 1024
/** Bytes that a form's script may take, with its rules, which are loaded with the first letter. */
const FORM = 50 * KB

const { missing: _, ...kinds } = templates

for (const [kind, path] of Object.entries(kinds)) {
  test(`a page of the kind ${kind} stays within its budgets, and logs no error or warning`, async ({
    page,
  }) => {
    await expectWithinBudgets(page, path)
  })
}

test('the quote modal stays within its budgets', async ({ page }) => {
  // The scripts of the idle work are no part of the modal.
  await openSettled(page, '/bradesco-saude')
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toBeVisible()
  const scripts: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer)
  })
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cotação: Bradesco Saúde' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await dialog.getByLabel('E-mail').fill('maria')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByText('Confira o e-mail')).toBeVisible()
  const bytes = await sentFor(scripts)
  console.log(`script for the quote modal: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(FORM)
})
