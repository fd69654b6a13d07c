import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { openDocument, PATIENCE, publishButton, test } from '../support/studio.ts'

test('an article is taken off the site with its page by two clicks, leaves a redirect, and comes back', async ({
  page,
  publishBefore,
}) => {
  const { article, route } = await articlePage('sai-do-ar', 'Artigo que sai do ar')
  const other = await articlePage('recomenda', 'Artigo que recomenda outro')
  const toBlog = { _type: 'reference', _ref: 'route-blog' }
  const trail = [{ _type: 'link', _key: 'a', label: 'Blog', action: 'page', route: toBlog }]
  const recommendation = { _type: 'reference', _key: 'a', _ref: route._id }
  await publishBefore([
    article,
    { ...route, trail },
    { ...other.article, number: 901 },
    { ...other.route, relatedRoutes: [recommendation] },
  ])
  expect((await visit(route.path)).status).toBe(200)

  await openDocument(page, article._id, 'article')
  await page.getByRole('button', { name: 'Tirar do ar', exact: true }).click(PATIENCE)
  const question = page.getByRole('dialog', { name: 'Tirar do ar' })
  await expect(question.getByText('Uma página deixa de recomendar esta.')).toBeVisible(PATIENCE)
  await question.getByRole('button', { name: 'Tirar do ar', exact: true }).click()

  await expect.poll(async () => (await visit(route.path)).status, PATIENCE).toBe(307)
  expect((await visit(route.path)).location).toMatch(/\/blog$/)
  await expect.poll(async () => (await visit('/blog')).text, PATIENCE).not.toContain(article.title)
  const relatedOf = (id: string) => lake.fetch('*[_id == $id][0].relatedRoutes', { id })
  expect(await relatedOf(other.route._id)).toEqual([])

  const again = page.getByRole('dialog', { name: 'Publicar e criar a página' })
  await expect(async () => {
    if (!(await again.isVisible())) await publishButton(page).click({ timeout: 5000 })
    await expect(again).toBeVisible({ timeout: 5000 })
  }).toPass(PATIENCE)
  await again.getByRole('button', { name: 'Apagar o redirecionamento' }).click(PATIENCE)
  const publishing = again.getByRole('button', { name: 'Publicar com a página' })
  await expect(publishing).toBeEnabled(PATIENCE)
  // Meanwhile somebody else empties a field.
  const { title } = article
  await lake.patch(`drafts.${article._id}`).unset(['title']).commit()
  await expect(again.getByRole('alert')).toContainText('erros de validação', PATIENCE)
  await expect(publishing).toBeDisabled()
  await lake.patch(`drafts.${article._id}`).set({ title }).commit()
  await publishing.click(PATIENCE)
  await expect.poll(async () => (await visit(route.path)).status, PATIENCE).toBe(200)
})
