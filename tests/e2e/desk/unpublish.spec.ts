import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { openDocument, PATIENCE, publish, test } from '../support/studio.ts'

test('an article is taken off the site with its page by two clicks, leaves a redirect, and comes back', async ({
  page,
  publishBefore,
}) => {
  const article = await articlePage('sai-do-ar', 'Artigo que sai do ar')
  const other = await articlePage('recomenda', 'Artigo que recomenda outro')
  const toBlog = { _type: 'reference', _ref: 'blogPage' }
  const trail = [{ _type: 'link', _key: 'a', label: 'Blog', action: 'page', page: toBlog }]
  const recommendation = { _type: 'reference', _key: 'a', _ref: article._id }
  await publishBefore([
    { ...article, route: { ...article.route, trail } },
    { ...other, number: 901, route: { ...other.route, relatedRoutes: [recommendation] } },
  ])
  expect((await visit(article.route.path)).status).toBe(200)

  await openDocument(page, article._id, 'article')
  await page.getByRole('button', { name: 'Tirar do ar', exact: true }).click(PATIENCE)
  const question = page.getByRole('dialog', { name: 'Tirar do ar' })
  await expect(question.getByText('Uma página deixa de recomendar esta.')).toBeVisible(PATIENCE)
  await question.getByRole('button', { name: 'Tirar do ar', exact: true }).click()

  await expect.poll(async () => (await visit(article.route.path)).status, PATIENCE).toBe(307)
  expect((await visit(article.route.path)).location).toMatch(/\/blog$/)
  await expect.poll(async () => (await visit('/blog')).text, PATIENCE).not.toContain(article.title)
  await expect(
    page.getByText('Fora do ar. O endereço /blog/sai-do-ar leva a /blog. Para voltar, publique.'),
  ).toBeVisible(PATIENCE)
  const relatedOf = (id: string) => lake.fetch('*[_id == $id][0].route.relatedRoutes', { id })
  expect(await relatedOf(other._id)).toEqual([])

  await publish(page, article._id)
  await expect.poll(async () => (await visit(article.route.path)).status, PATIENCE).toBe(200)
})
