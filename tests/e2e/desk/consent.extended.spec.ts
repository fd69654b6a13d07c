import { CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import { expect, type Page } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { askToDelete, field, openDocument, openStudio, PATIENCE, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name })

test('a testimonial is listed until the consent of its author is recorded, and is deleted after the record', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  const document = testimonial('Ana Prado')
  const record = consentId(document._id)
  await publishBefore([document])
  removeAfter(record)

  await openStudio(page)
  await link(page, 'Para revisar').click(PATIENCE)
  const listed = page
    .getByRole('region', { name: 'Depoimentos sem autorização', exact: true })
    .getByRole('link', { name: /^Ana Prado/ })
  await expect(listed).toHaveCount(1, PATIENCE)
  await listed.click()
  await expect(field(page, 'Quem autorizou')).toBeFocused(PATIENCE)
  await field(page, 'Quem autorizou').fill('Ana Prado de Souza')
  await field(page, 'Quando autorizou').fill('10/01/2026')
  await field(page, 'Quando autorizou').press('Enter')
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await field(page, 'O que autorizou').fill(document.content)
  await expect(listed).toHaveCount(0, PATIENCE)
  expect(await lake.getDocument(record)).toMatchObject({
    _type: CONSENT_TYPE,
    person: 'Ana Prado de Souza',
    grantedAt: '2026-01-10',
    method: 'email',
    words: document.content,
  })
  const visitor = lake.withConfig({ token: undefined })
  expect(await visitor.getDocument(record)).toBeUndefined()

  await openDocument(page, document._id, 'testimonial')
  await expect(link(page, 'Autorização registrada')).toContainText('10/01/2026', PATIENCE)
  await askToDelete(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível excluir' })
  await refusal.getByRole('link', { name: /^Ana Prado de Souza/ }).click(PATIENCE)
  await expect(field(page, 'Quem autorizou')).toHaveValue('Ana Prado de Souza', PATIENCE)
})

test('the consent to a testimonial on a page is not deleted', async ({ page, publishBefore }) => {
  // The testimonial is not that of the test before, which may run at the same time.
  const _id = consentId('testimonial-2')
  const record = { person: 'Ana', grantedAt: '2026-01-10', method: 'email', words: 'Gostei.' }
  await publishBefore([{ _id, _type: CONSENT_TYPE, ...record }])
  await openDocument(page, _id, CONSENT_TYPE)
  await askToDelete(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível excluir' })
  await expect(refusal.getByRole('link', { name: /Página inicial$/ })).toBeVisible(PATIENCE)
  expect(await lake.getDocument(_id)).toBeDefined()
})

test('a testimonial is on the page while there is a consent, and a withdrawal takes it off and keeps the record', async ({
  page,
  publishBefore,
  removeAfter,
  restoreAfter,
}) => {
  await restoreAfter('homePage')
  const content = 'Um depoimento que a página inicial escolheu.'
  const document = { ...testimonial('Bia Prado'), content, inStructuredData: true }
  const record = consentId(document._id)
  await publishBefore([document])
  removeAfter(record)
  const item = { _key: 'bia', _type: 'reference', _ref: document._id }
  await lake.patch('homePage').insert('before', 'testimonials.items[0]', [item]).commit()
  const home = async () => (await visit('/')).text
  expect(await home()).not.toContain(content)

  await openDocument(page, document._id, 'testimonial')
  await link(page, 'Registrar a autorização').click(PATIENCE)
  await field(page, 'Quem autorizou').fill('Bia Prado de Souza')
  await field(page, 'Quando autorizou').fill('10/01/2026')
  await field(page, 'Quando autorizou').press('Enter')
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await field(page, 'O que autorizou').fill(content)
  // Once as a quotation, and once in the structured data.
  const times = async () => (await home()).split(content).length - 1
  await expect.poll(times, PATIENCE).toBe(2)

  await field(page, 'Retirou a autorização em').fill('12/01/2026')
  await field(page, 'Retirou a autorização em').press('Enter')
  await expect.poll(times, PATIENCE).toBe(0)
  // The Studio writes the day while it is typed, and once more when the field is left.
  await expect
    .poll(() => lake.getDocument(record))
    .toMatchObject({ person: 'Bia Prado de Souza', words: content, withdrawnAt: '2026-01-12' })
  await link(page, 'Bia Prado').click()
  await expect(link(page, 'Autorização retirada')).toContainText('12/01/2026', PATIENCE)
})
