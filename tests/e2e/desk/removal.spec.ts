import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { askToDelete, openDocument, PATIENCE, test } from '../support/studio.ts'

test('a carrier that other documents link to is not deleted, and the Studio names them', async ({
  page,
}) => {
  await openDocument(page, 'carrier-bradesco', 'carrier')
  await askToDelete(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível excluir' })
  await expect(refusal).toContainText('Outros documentos usam este.', PATIENCE)
  for (const name of [/Página inicial$/, /^Plano Empresarial/, /Artigo$/]) {
    await expect(refusal.getByRole('link', { name }).first()).toBeVisible()
  }
  await refusal.getByRole('link', { name: /^Plano Empresarial/ }).click()
  await expect(page.getByRole('heading', { name: 'Plano Empresarial' })).toBeVisible(PATIENCE)
  expect(await lake.getDocument('carrier-bradesco')).toBeDefined()
})
