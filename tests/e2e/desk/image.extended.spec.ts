import { expect } from '@playwright/test'
import { limitEffort } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, PATIENCE, publish, publishButton, test } from '../support/studio.ts'

test('an image is replaced by another: publishing waits for its file, and it asks for a new description', async ({
  page,
  publishBefore,
}) => {
  const article = await articlePage('muda-de-capa', 'Artigo que muda de capa')
  const { _id } = await lake.assets.upload('image', await twoColouredPng())
  const asset = { _type: 'reference', _ref: _id }
  const cover = { _type: 'imageWithAlt', alt: 'Capa do artigo', asset }
  await publishBefore([{ ...article, cover }])
  const coverOnSite = async () => {
    const [image] =
      (await visit(article.route.path)).text.match(/<img[^>]*Capa do artigo[^>]*>/) ?? []
    return image?.match(/src="[^"?]*\/(\w+)-1200x400\.png/)?.[1]
  }
  const before = await coverOnSite()
  expect(before).toBeDefined()

  await openDocument(page, article._id, 'article')
  // The Studio ignores a file that is chosen before the document can be edited.
  await expect(field(page, 'Título')).toBeEditable(PATIENCE)
  await page.getByRole('button', { name: 'Abrir menu de opções de imagem' }).click(PATIENCE)
  const chooser = page.waitForEvent('filechooser', PATIENCE)
  await page.getByRole('menuitem', { name: 'Fazer upload' }).click()
  const arrival = Promise.withResolvers<void>()
  const uploads = '**/assets/images/**'
  await page.route(uploads, async (route) => {
    await arrival.promise
    await route.continue()
  })
  const buffer = await twoColouredPng('#00ff00', '#ffff00')
  await (await chooser).setFiles({ name: 'capa.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible(PATIENCE)
  await expect(publishButton(page)).toBeDisabled()
  arrival.resolve()

  await expect(page.getByText('A imagem é outra: descreva o que ela mostra.')).toBeVisible(PATIENCE)
  await page.unroute(uploads)
  await expect(field(page, 'Descrição da imagem')).toHaveValue('')
  await page.getByRole('button', { name: 'Usar a anterior: “Capa do artigo”' }).click()
  await publish(page, article._id)
  await expect.poll(coverOnSite, PATIENCE).not.toBe(before)
  expect(await coverOnSite()).toBeDefined()
})

test('an image that was uploaded is found by a word of its description, and chosen', async ({
  page,
  publishBefore,
}) => {
  const { _id } = await lake.assets.upload('image', await twoColouredPng('#123456', '#654321'))
  const image = { _type: 'imageWithAlt', asset: { _type: 'reference', _ref: _id } }
  const shown = await articlePage('com-pipa', 'Artigo com pipa')
  const article = await articlePage('outra-capa', 'Artigo com outra capa')
  const cover = { ...image, alt: 'Menina solta pipa na serra' }
  await publishBefore([{ ...shown, cover }, article])
  await openDocument(page, article._id, 'article')
  await expect(field(page, 'Título')).toBeEditable(PATIENCE)
  const refuse = await limitEffort(page)
  await page.getByRole('button', { name: 'Abrir menu de opções de imagem' }).click(PATIENCE)
  await page.getByRole('menuitem', { name: 'Selecionar' }).click()
  const library = page.getByRole('dialog', { name: 'Imagens já enviadas' })
  await library.getByRole('textbox', { name: 'Procurar imagens' }).fill('pipa serra', PATIENCE)
  const found = library.getByRole('button', { name: 'Menina solta pipa' })
  await expect(found).toContainText('Em Artigo com pipa', PATIENCE)
  await expect(library.getByRole('status')).toHaveText('1 imagem')
  await found.click()
  const chosen = () => lake.getDocument<{ cover?: object }>(`drafts.${article._id}`)
  await expect.poll(chosen, PATIENCE).toMatchObject({ cover: { asset: { _ref: _id } } })
  await refuse({ clicks: 3, fields: 1 })
})
