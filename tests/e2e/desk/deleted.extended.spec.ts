import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { askToDelete, field, openDocument, openStudio, PATIENCE, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

test('what staff deleted stands in “Excluídos” with who did it, and is restored as a draft', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  const document = testimonial('Rita Restaurada')
  removeAfter(`deleted.${document._id}`, `drafts.${document._id}`)
  await publishBefore([document])
  await openDocument(page, document._id, 'testimonial')
  await expect(field(page, 'Quem disse')).toHaveValue('Rita Restaurada', PATIENCE)
  await askToDelete(page)
  await page.getByRole('button', { name: /^Excluir (agora|documento)/ }).click(PATIENCE)
  await expect.poll(() => lake.getDocument(document._id), PATIENCE).toBeFalsy()

  await openStudio(page, '/conteudo')
  await page.getByRole('link', { name: 'Excluídos' }).click(PATIENCE)
  const row = page.getByRole('listitem').filter({ hasText: 'Rita Restaurada' })
  await expect(row).toContainText(/Depoimento · .+, /, PATIENCE)
  await row.getByRole('button', { name: 'Restaurar' }).click()
  await expect(field(page, 'Quem disse')).toHaveValue('Rita Restaurada', PATIENCE)
  expect(await lake.getDocument(document._id)).toBeFalsy()
  expect(await lake.getDocument(`drafts.${document._id}`)).toMatchObject({
    author: document.author,
  })
  await openStudio(page, '/conteudo/deleted')
  await expect(
    page.getByText('Nada foi excluído.').or(page.getByText(/^O que é restaurado/)),
  ).toBeVisible(PATIENCE)
  await expect(row).toHaveCount(0)
})
