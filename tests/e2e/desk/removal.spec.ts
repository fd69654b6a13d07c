import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { askToDelete, openDocument, PATIENCE, test } from '../support/studio.ts'

test('a carrier that a text links to is not deleted, and the Studio names the text', async ({
  page,
}) => {
  await openDocument(page, 'carrier-bradesco', 'carrier')
  await askToDelete(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível excluir' })
  await expect(refusal).toContainText('Outros documentos usam este.', PATIENCE)
  await refusal.getByRole('link', { name: /Artigo$/ }).click()
  await page.waitForURL(/article-plano-saude-bradesco/)
  expect(await lake.getDocument('carrier-bradesco')).toBeDefined()
})
