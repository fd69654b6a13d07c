import { expect } from '@playwright/test'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, openTab, PATIENCE, publishButton, test } from '../support/studio.ts'

test('a page whose text was emptied is filled in again, and renamed leaves one permanent redirect behind', async ({
  page,
  publishBefore,
}) => {
  const article = await articlePage('nome-antigo', 'Artigo que muda de nome')
  await publishBefore([article])
  await openDocument(page, article._id, 'article')
  await openTab(page, 'Página')
  await expect(field(page, 'Endereço')).toHaveValue('/blog/nome-antigo', PATIENCE)
  const description = field(page, 'Descrição para buscadores')
  await description.fill('')
  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  await expect(description).not.toHaveValue('', PATIENCE)
  await field(page, 'Endereço').fill('/blog/nome-novo')
  const dialog = page.getByRole('dialog', { name: 'O endereço da página vai mudar' })
  // The Studio ignores a click while it validates the last change.
  await expect(async () => {
    if (!(await dialog.isVisible())) await publishButton(page).click({ timeout: 5000 })
    await expect(dialog).toBeVisible({ timeout: 5000 })
  }).toPass(PATIENCE)
  await expect(dialog.getByRole('checkbox', { name: /^Criar redirecionamento/ })).toBeChecked()
  const button = dialog.getByRole('button', { name: 'Publicar com o novo endereço' })
  await button.click(PATIENCE)
  await expect(dialog).toBeHidden(PATIENCE)

  await expect.poll(async () => (await visit('/blog/nome-novo')).status, PATIENCE).toBe(200)
  const old = await visit('/blog/nome-antigo')
  expect(old.status).toBe(308)
  expect(old.location).toMatch(/\/blog\/nome-novo$/)
  // The index is sent as it was until it is rendered again.
  await expect
    .poll(async () => (await visit('/blog')).text, PATIENCE)
    .toContain('href="/blog/nome-novo"')
})
