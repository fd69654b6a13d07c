import { EMPTY_SEARCHES, EMPTY_SEARCHES_ID } from '@elos/content/parts/search/emptySearches'
import { expect } from '@playwright/test'
import { begin } from '../support/effort.ts'
import { PATIENCE, test } from '../support/studio.ts'

test('what visitors have searched for and not found takes 2 clicks, and nobody changes it', async ({
  page,
  publishBefore,
}) => {
  const words = [{ _key: 'a', text: 'acupuntura', count: 3, lastOn: '2026-11-29' }]
  await publishBefore([{ _id: EMPTY_SEARCHES_ID, _type: EMPTY_SEARCHES, words }])
  const expectAtMost = await begin(page)
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click(PATIENCE)
  await page.getByRole('link', { name: 'Buscas sem resultado' }).click(PATIENCE)
  await expect(page.getByText('acupuntura', { exact: true })).toBeVisible(PATIENCE)
  await expect(page.getByText('3 vezes, a última em 29/11/2026')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adicionar item' })).toBeDisabled()
  await expectAtMost({ clicks: 2, fields: 0 })
})
