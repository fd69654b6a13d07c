import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { expectWithinBudgets } from './support/budgets.ts'
import { templates } from './support/pages.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

/** Bytes that a form's script may take, with its rules, which are loaded with the first letter. */
const FORM = 45 * 1024

/** Counts the bytes (gzip -9) of every script that a page fetches from now on. */
function countScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    const size = answer.body().then((body) => gzipSync(body, { level: 9 }).length)
    scripts.set(answer.url(), size)
  })
  return async () => {
    const sizes = await Promise.all(scripts.values())
    return sizes.reduce((total, bytes) => total + bytes, 0)
  }
}

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
  const scriptBytes = countScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cotação: Bradesco Saúde' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  const open = await scriptBytes()
  await dialog.getByLabel('E-mail').fill('maria')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByText('Confira o e-mail')).toBeVisible()
  const typedIn = await scriptBytes()
  console.log(`script for the quote modal: ${open} bytes to open it, ${typedIn} with its rules`)
  expect(typedIn).toBeLessThanOrEqual(FORM)
})
