import { expect } from '@playwright/test'
import { begin, write } from '../support/effort.ts'
import { env } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { field, PATIENCE, publish, test } from '../support/studio.ts'

const urlOf = (path: string) => env.E2E_SITE_URL + path

const NAME = 'Bia Torres'
const PATH = '/blog/autor/bia-torres'

test('a person with a page takes 8 clicks and 4 fields, and each article that names the person leads to the page', async ({
  page,
  removeAfter,
  publishBefore,
}) => {
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: 'Autor', exact: true }).click(PATIENCE)
  await page.waitForURL(/;author;[\w-]+/)
  const [, id = ''] = page.url().match(/;author;([\w-]+)/) ?? []
  removeAfter(id)
  await write(page, field(page, 'Nome'), NAME)
  await expect(field(page, 'Fim do endereço')).toHaveValue('bia-torres', PATIENCE)
  await write(page, field(page, 'Função'), 'corretora de seguros')
  await write(page, field(page, 'Registro profissional'), 'Susep nº 201012345')
  await write(
    page,
    field(page, 'Sobre a pessoa'),
    'Atende famílias e pequenas empresas desde 2010, e explica cada cláusula antes da assinatura.',
  )
  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  await expect(field(page, 'Endereço')).toHaveValue(PATH, PATIENCE)
  // The last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 7, fields: 4 })
  await publish(page, id)
  await expect.poll(async () => (await visit(PATH)).status, PATIENCE).toBe(200)

  const author = { _type: 'reference', _ref: id }
  const article = await articlePage('escrito-por-bia', 'Artigo escrito por Bia')
  await publishBefore([{ ...article, author }])
  await page.goto(urlOf(article.route.path))
  await page.getByRole('main').getByRole('link', { name: NAME }).first().click()
  await expect(page).toHaveURL(urlOf(PATH))
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByText('corretora de seguros · Susep nº 201012345')).toBeVisible()
  await page.getByRole('link', { name: article.title }).click()
  await expect(page).toHaveURL(urlOf(article.route.path))
})
