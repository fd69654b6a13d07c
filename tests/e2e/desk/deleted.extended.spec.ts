import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { askToDelete, field, openDocument, openStudio, PATIENCE, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

test('what staff deleted stands in “Excluídos” with who did it, is restored as a draft, or erased for good', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  const document = testimonial('Rita Restaurada')
  const copyId = `deleted.${document._id}`
  const draftId = `drafts.${document._id}`
  removeAfter(copyId, draftId)
  await publishBefore([document])
  const row = page.getByRole('listitem').filter({ hasText: 'Rita Restaurada' })
  const isThere = async (id: string) => Boolean(await lake.getDocument(id))
  const askFor = async () => {
    await expect(field(page, 'Quem disse')).toHaveValue('Rita Restaurada', PATIENCE)
    await askToDelete(page)
  }
  const expectKept = async (id: string) => {
    await expect.poll(() => isThere(id), PATIENCE).toBe(false)
    await openStudio(page, '/conteudo')
    await page.getByRole('link', { name: 'Excluídos' }).click(PATIENCE)
    await expect(row).toContainText(/Depoimento · .+, /, PATIENCE)
  }

  await openDocument(page, document._id, 'testimonial')
  await askFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click(PATIENCE)
  await expectKept(document._id)
  await row.getByRole('button', { name: 'Restaurar' }).click()
  await expect.poll(() => isThere(draftId), PATIENCE).toBe(true)
  expect(await isThere(document._id)).toBe(false)

  // Nobody has seen the draft: it goes without a question.
  await askFor()
  await expectKept(draftId)
  await row.getByRole('button', { name: 'Apagar de vez' }).click()
  await row.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(row).toHaveCount(0, PATIENCE)
  expect(await isThere(copyId)).toBe(false)
})
