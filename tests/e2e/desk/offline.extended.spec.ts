import { expect } from '@playwright/test'
import { field, openDocument, PATIENCE, test } from '../support/studio.ts'

test('the Studio says while there is no network, and what happens to the text', async ({
  page,
  context,
}) => {
  await openDocument(page, 'claim-amil-preco', 'claim')
  await expect(field(page, 'Número')).toBeEditable(PATIENCE)
  const notice = page.getByRole('alert').filter({ hasText: 'Sem conexão com a internet.' })
  await context.setOffline(true)
  await expect(notice).toContainText('guardado nesta aba; não a feche', PATIENCE)
  await context.setOffline(false)
  await expect(notice).toHaveCount(0, PATIENCE)
})
