import { brazilianDay, dayOf, daysAfter } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, PATIENCE, publish, publishButton, test } from '../support/studio.ts'

const POLICY = 'legalPage-privacidade'
const PATH = '/politica-privacidade'
const TITLE = 'Nossa política de privacidade'
const COMING = brazilianDay(daysAfter(dayOf(new Date()), 40))

const titleAt = async (path: string) => (await visit(path)).text.match(/<h1[^>]*>([^<]*)/)?.[1]

test('a changed legal text asks for a version and its day, until which visitors read the one in force', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(POLICY)
  await lake.patch(POLICY, { set: { updatedAt: '2025-01-27' } }).commit()
  await openDocument(page, POLICY, 'legalPage')
  const before = await field(page, 'Título').inputValue(PATIENCE)
  await expect(field(page, 'Título')).toBeEditable(PATIENCE)

  await field(page, 'Título').fill(TITLE)
  await expect(page.getByText('No site vale a versão 2.1, e este texto é outro.')).toBeVisible(
    PATIENCE,
  )
  await expect(publishButton(page)).toBeDisabled(PATIENCE)
  await page.getByRole('button', { name: 'Nova versão 2.2' }).click()
  await expect(field(page, 'Versão')).toHaveValue('2.2', PATIENCE)
  await expect(field(page, 'Vale a partir de')).toHaveValue('')
  await expect(publishButton(page)).toBeDisabled(PATIENCE)
  await field(page, 'Vale a partir de').fill(COMING)
  await field(page, 'Vale a partir de').press('Enter')
  await publish(page, POLICY)
  expect(await titleAt(PATH), 'the version in force').toBe(before)
  await expect(page.getByText(`A versão 2.2 entra no site em ${COMING}.`)).toBeVisible(PATIENCE)

  // This has the effect of the day having come.
  await lake.patch(POLICY, { set: { updatedAt: '2026-01-01' } }).commit()
  await expect.poll(() => titleAt(PATH), PATIENCE).toBe(TITLE)
  const former = await visit(`${PATH}/versao/2-1`)
  expect(former.status).toBe(200)
  expect(former.text).toContain('Esta versão não vale mais.')
  expect(await titleAt(`${PATH}/versao/2-1`)).toBe(before)
  expect((await visit('/sitemap.xml')).text).not.toContain('/versao/')
})
