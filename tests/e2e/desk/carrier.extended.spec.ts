import { expect } from '@playwright/test'
import { begin, typeOver, write } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { field, openActions, PATIENCE, publishButton, test } from '../support/studio.ts'

const NAME = 'Medida Saúde'
const PATH = '/medida-saude'

/** The carriers that the home page and the partner page list. */
const listed = () =>
  lake.fetch<string[]>(
    '*[_id in ["homePage", "partnerPage"]] | order(_id asc){"ids": carriers.items[]._ref}.ids',
  )

const textAt = async (path: string) => (await visit(path)).text

test('a new carrier is on the site with 8 clicks and one document, is taken off it with 4 clicks and one question, and is back where it was with 2', async ({
  page,
  publishBefore,
  removeAfter,
  restoreAfter,
}) => {
  await restoreAfter('homePage', 'partnerPage')
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: 'Operadora', exact: true }).click(PATIENCE)
  await page.waitForURL(/carrier;[\w-]{36}/)
  const [, id = ''] = page.url().match(/carrier;([\w-]{36})/) ?? []
  removeAfter(id, `absence.${id}`)
  await write(page, field(page, 'Nome'), NAME)
  await expect(field(page, 'Fim do endereço')).toHaveValue('medida-saude', PATIENCE)
  await page.getByRole('button', { name: 'Oferecer', exact: true }).click(PATIENCE)
  // Otherwise the first check of the fields would end after the click on 'Publicar', and undo it.
  await expect(page.getByLabel('Contém erro').first()).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()
  for (const list of ['Página inicial', 'Página de parceiros'])
    await page.getByRole('button', { name: `Incluir: ${list}` }).click(PATIENCE)

  await expect.poll(() => textAt('/'), PATIENCE).toContain(`href="${PATH}"`)
  await expect.poll(() => textAt('/sitemap.xml'), PATIENCE).toContain(`${PATH}</loc>`)
  await expect.poll(() => textAt('/parceiros-elos'), PATIENCE).toContain(NAME)
  expect(await textAt('/')).toMatch(/<option[^>]*>Medida Saúde</)
  expect(page.url(), 'no other document was opened for it').toContain(id)
  await expectAtMost({ clicks: 8, fields: 1 })

  const article = await articlePage('artigo-com-link', 'Artigo com um link')
  const link = { _key: 'm', _type: 'routeLink', page: { _type: 'reference', _ref: id } }
  const children = [{ _key: 's', _type: 'span', text: 'Leia esta página', marks: ['m'] }]
  const body = [{ _key: 'b', _type: 'block', style: 'normal', markDefs: [link], children }]
  await publishBefore([{ ...article, body }])
  expect(await textAt(article.route.path)).toContain(`href="${PATH}"`)

  const before = await listed()
  const expectAtMostToRemove = await begin(page)
  await page.keyboard.press('Control+k')
  await typeOver(page, NAME)
  await page.getByRole('option', { name: NAME }).click(PATIENCE)
  await expect(field(page, 'Nome')).toHaveValue(NAME, PATIENCE)
  await expect(page.getByRole('button', { name: 'Publicado', disabled: true })).toBeVisible(
    PATIENCE,
  )
  await openActions(page, 'Tirar do ar')
  const question = page.getByRole('dialog', { name: 'Tirar do ar' })
  await expect(question).toContainText('Página inicial', PATIENCE)
  await expect(question).toContainText('Página de parceiros')
  await expect(question.getByRole('link', { name: /^Artigo com um link/ })).toBeVisible()
  await question.getByRole('button', { name: 'Tirar do ar', exact: true }).click()

  await expect.poll(async () => (await visit(PATH)).status, PATIENCE).toBe(404)
  for (const path of ['/', '/parceiros-elos'])
    await expect.poll(() => textAt(path), PATIENCE).not.toContain(NAME)
  const articleText = () => textAt(article.route.path)
  await expect.poll(articleText, PATIENCE).not.toContain(`href="${PATH}"`)
  expect(await articleText()).toContain('Leia esta página')
  await expectAtMostToRemove({ clicks: 4, fields: 1 })

  await publishButton(page).click(PATIENCE)
  await page.getByRole('button', { name: 'Pôr de volta onde estava' }).click(PATIENCE)
  await expect.poll(() => listed(), PATIENCE).toEqual(before)
  for (const path of ['/', '/parceiros-elos'])
    await expect.poll(() => textAt(path), PATIENCE).toContain(NAME)
  await expectAtMostToRemove({ clicks: 6, fields: 1 })
})
