import { expect, type Page } from '@playwright/test'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { openDocument, PATIENCE, test } from '../support/studio.ts'

/** Unpublishes the open document: the Studio offers it while it shows the published version. */
async function unpublish(page: Page) {
  const published = page.getByRole('button', { name: 'Publicado', exact: true })
  await published.last().click(PATIENCE)
  await page.getByRole('button', { name: 'Despublicar', exact: true }).click(PATIENCE)
}

test('an article can be unpublished only after its page, which the Studio names', async ({
  page,
  publishBefore,
}) => {
  const { article, route } = await articlePage('sai-do-ar', 'Artigo que sai do ar')
  await publishBefore([article, route])
  expect((await visit(route.path)).status).toBe(200)
  expect((await visit('/blog')).text).toContain(article.title)

  await openDocument(page, article._id, 'article')
  await unpublish(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível despublicar' })
  await refusal.getByRole('link', { name: /Página do site/ }).click(PATIENCE)
  await expect(page.getByRole('heading', { name: route.path })).toBeVisible(PATIENCE)
  await unpublish(page)
  const question = page.getByRole('dialog', { name: 'Despublicar documento?' })
  await question.getByRole('button', { name: 'Despublicar agora' }).click(PATIENCE)

  await expect.poll(async () => (await visit(route.path)).status, PATIENCE).toBe(404)
  await expect.poll(async () => (await visit('/blog')).text, PATIENCE).not.toContain(article.title)
})
