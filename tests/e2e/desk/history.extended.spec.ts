import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { field, openDocument, openMenu, PATIENCE, publishButton, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

test('a published version that is restored is shown as the draft that it has become', async ({
  page,
  publishBefore,
}) => {
  const document = testimonial('Ana Antiga')
  await publishBefore([document])
  await lake.patch(document._id, { set: { author: 'Ana Recente' } }).commit()
  await openDocument(page, document._id, 'testimonial')
  const author = field(page, 'Quem disse')
  await expect(author).toHaveValue('Ana Recente', PATIENCE)

  await openMenu(page, 'Histórico')
  await expect(page.getByText('As versões que estiveram no ar estão em “Publicado”')).toBeVisible(
    PATIENCE,
  )
  // The one in the footer, which says that nothing waits, is disabled.
  await page.getByRole('button', { name: 'Publicado', exact: true, disabled: false }).click()
  const versions = page.getByRole('listbox', { name: 'Revisões do documento' })
  await versions.getByRole('button', { name: /Criado/ }).click(PATIENCE)
  await expect(author).toHaveValue('Ana Antiga', PATIENCE)
  // Neither a date in English nor the key of a text.
  await expect(page.getByText('Uma versão anterior: a que está marcada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fechar o histórico' })).toBeVisible()
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click(PATIENCE)

  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await expect(author).toBeEditable(PATIENCE)
  await expect(author).toHaveValue('Ana Antiga')
})
