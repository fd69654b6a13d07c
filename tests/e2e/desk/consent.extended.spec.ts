import { CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import { expect, type Page } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { askToDelete, field, openDocument, openStudio, PATIENCE, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name })

test('a testimonial is on the page once the consent of its author is recorded, and a withdrawal takes it off and keeps the record', async ({
  page,
  publishBefore,
  removeAfter,
  restoreAfter,
}) => {
  await restoreAfter('homePage')
  const content = 'Um depoimento que a página inicial escolheu.'
  const document = { ...testimonial('Ana Prado'), content, inStructuredData: true }
  const record = consentId(document._id)
  await publishBefore([document])
  removeAfter(record)
  const item = { _key: 'ana', _type: 'reference', _ref: document._id }
  await lake.patch('homePage').insert('before', 'testimonials.items[0]', [item]).commit()
  // Once as a quotation, and once in the structured data.
  const times = async () => (await visit('/')).text.split(content).length - 1
  expect(await times()).toBe(0)

  await openStudio(page)
  await link(page, 'Para revisar').click(PATIENCE)
  const listed = page
    .getByRole('region', { name: 'Depoimentos sem autorização', exact: true })
    .getByRole('link', { name: /^Ana Prado/ })
  await expect(listed).toHaveCount(1, PATIENCE)
  await openDocument(page, document._id, 'testimonial')
  await link(page, 'Registrar a autorização').click(PATIENCE)
  await field(page, 'Quem autorizou').fill('Ana Prado de Souza', PATIENCE)
  await field(page, 'Quando autorizou').fill('10/01/2026')
  await field(page, 'Quando autorizou').press('Enter')
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await field(page, 'O que autorizou').fill(content)
  // The record is private: nothing of it is published.
  await expect(page.getByRole('button', { name: 'Publicado' })).toHaveCount(0)
  await expect.poll(times, PATIENCE).toBe(2)
  // The testimonial is shown from the first field of the record on; the Studio writes the others after it.
  await expect
    .poll(() => lake.getDocument(record), PATIENCE)
    .toMatchObject({
      _type: CONSENT_TYPE,
      person: 'Ana Prado de Souza',
      grantedAt: '2026-01-10',
      method: 'email',
      words: content,
    })
  const visitor = lake.withConfig({ token: undefined })
  expect(await visitor.getDocument(record)).toBeUndefined()

  await openDocument(page, document._id, 'testimonial')
  await expect(link(page, 'Autorização registrada')).toContainText('10/01/2026', PATIENCE)
  await askToDelete(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível excluir' })
  await refusal.getByRole('link', { name: /^Ana Prado de Souza/ }).click(PATIENCE)
  await expect(field(page, 'Quem autorizou')).toHaveValue('Ana Prado de Souza', PATIENCE)

  await field(page, 'Retirou a autorização em').fill('12/01/2026')
  await field(page, 'Retirou a autorização em').press('Enter')
  await expect.poll(times, PATIENCE).toBe(0)
  // The Studio writes the day while it is typed, and once more when the field is left.
  await expect
    .poll(() => lake.getDocument(record))
    .toMatchObject({ person: 'Ana Prado de Souza', words: content, withdrawnAt: '2026-01-12' })
  await openDocument(page, document._id, 'testimonial')
  await expect(link(page, 'Autorização retirada')).toContainText('12/01/2026', PATIENCE)
})
