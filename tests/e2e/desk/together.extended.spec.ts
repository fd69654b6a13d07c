import { expect } from '@playwright/test'
import { field, openDocument, PATIENCE, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

test('two tabs with the same document show each other’s changes, and a field says who else is in it', async ({
  page: first,
  context,
  publishBefore,
}) => {
  const document = testimonial('Ana e Bia')
  await publishBefore([document])
  const second = await context.newPage()
  for (const tab of [first, second]) {
    await openDocument(tab, document._id, 'testimonial')
    await expect(field(tab, 'Quem disse')).toHaveValue('Ana e Bia', PATIENCE)
  }
  await field(first, 'Quem disse').fill('Escrito na primeira')
  await expect(field(second, 'Quem disse')).toHaveValue('Escrito na primeira', PATIENCE)
  await field(second, 'Quem é').fill('Escrito na segunda')
  await expect(field(first, 'Quem é')).toHaveValue('Escrito na segunda', PATIENCE)

  await field(first, 'Quem é').focus()
  const warning = first.getByRole('status').filter({ hasText: 'também está neste campo' })
  await expect(warning).toBeVisible(PATIENCE)
  await field(first, 'Quem disse').focus()
  await expect(warning).toHaveCount(0)
  await second.close()
})
