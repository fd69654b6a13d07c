import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { question } from '../support/question.ts'
import { field, openStudio, PATIENCE, test } from '../support/studio.ts'

const WORD = 'zebrinha'
const ids = ['faq-varias-a', 'faq-varias-b']

const questions = (version: string) =>
  lake.fetch<string[]>(
    '*[_id in $ids] | order(_id asc).question',
    { ids: ids.map((id) => `${version}${id}`) },
    { perspective: 'raw' },
  )

test('from the first screen staff find a word everywhere, replace it, publish the drafts together and undo it', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  removeAfter(...ids.map((id) => `drafts.${id}`))
  await publishBefore(ids.map((id, index) => question(id, `A ${WORD} ${index + 1} tem plano?`)))
  await openStudio(page, '/inicio')
  await expect(page.getByRole('region', { name: 'Para revisar' })).toBeVisible(PATIENCE)

  await page.getByRole('link', { name: 'Localizar e trocar' }).click()
  await page.getByRole('textbox', { name: 'Localizar' }).fill(WORD.toUpperCase(), PATIENCE)
  const form = page.context().waitForEvent('page')
  await page
    .getByRole('region', { name: `A ${WORD} 1` })
    .getByRole('link')
    .first()
    .click(PATIENCE)
  const opened = await form
  await expect(field(opened, 'Pergunta')).toHaveValue(`A ${WORD} 1 tem plano?`, PATIENCE)
  await opened.close()
  await expect(page.getByText('2 trechos em 2 documentos.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Trocar por' }).fill('girafa')
  await page.getByRole('button', { name: 'Trocar 2 trechos' }).click(PATIENCE)
  await expect(page.getByText('2 trechos trocados em 2 rascunhos')).toBeVisible(PATIENCE)
  expect(await questions('drafts.')).toEqual(['A girafa 1 tem plano?', 'A girafa 2 tem plano?'])
  expect(await questions('')).toEqual(['A zebrinha 1 tem plano?', 'A zebrinha 2 tem plano?'])

  await page.getByRole('link', { name: 'Rascunhos', exact: true }).click()
  for (const order of [1, 2]) {
    const mark = page.getByRole('checkbox', { name: `Publicar A girafa ${order} tem plano?` })
    await mark.check(PATIENCE)
  }
  await page.getByRole('button', { name: 'Publicar 2 rascunhos' }).click()
  await expect(page.getByText('2 documentos publicados.')).toBeVisible(PATIENCE)
  expect(await questions('')).toEqual(['A girafa 1 tem plano?', 'A girafa 2 tem plano?'])
  expect(await questions('drafts.')).toEqual([])

  await page.getByRole('link', { name: 'Localizar e trocar' }).click()
  await page.getByRole('button', { name: 'Desfazer a troca' }).click(PATIENCE)
  await expect(page.getByText('2 textos voltaram ao que eram, em rascunhos.')).toBeVisible(PATIENCE)
  expect(await questions('drafts.')).toEqual(['A zebrinha 1 tem plano?', 'A zebrinha 2 tem plano?'])
})
