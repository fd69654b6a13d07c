import { expect } from '@playwright/test'
import { articlePage } from '../support/newPages.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, PATIENCE, publish, publishButton, test } from '../support/studio.ts'

const png = (buffer: Buffer) => ({ name: 'capa.png', mimeType: 'image/png', buffer })

test('an image is uploaded, then replaced by another, which waits for the file and for a new description', async ({
  page,
  publishBefore,
}) => {
  const { article, route } = await articlePage('muda-de-capa', 'Artigo que muda de capa')
  await publishBefore([{ ...article, cover: undefined }, route])
  const coverOnSite = async () => {
    const [image] = (await visit(route.path)).text.match(/<img[^>]*Capa do artigo[^>]*>/) ?? []
    return image?.match(/src="[^"?]*\/(\w+)-1200x400\.png/)?.[1]
  }
  await openDocument(page, article._id, 'article')
  // The Studio ignores a file that is chosen before the document can be edited.
  await expect(field(page, 'Título')).toBeEditable(PATIENCE)
  const chooseFirst = page.getByLabel('Fazer upload')
  await chooseFirst.setInputFiles(png(Buffer.from('Isto é um texto.')), PATIENCE)
  await expect(page.getByText('“capa.png” não é uma imagem, seja qual for o nome.')).toBeVisible()
  await chooseFirst.setInputFiles(png(await twoColouredPng()), PATIENCE)
  const shown = page.getByRole('img', { name: 'Pré-visualização da imagem carregada' })
  await expect(shown).toBeVisible(PATIENCE)
  await field(page, 'Descrição da imagem').fill('Capa do artigo')
  await publish(page, article._id)
  await expect.poll(coverOnSite, PATIENCE).toBeDefined()
  const before = await coverOnSite()

  await page.getByRole('button', { name: 'Abrir menu de opções de imagem' }).click()
  const chooser = page.waitForEvent('filechooser', PATIENCE)
  await page.getByRole('menuitem', { name: 'Fazer upload' }).click()
  const arrival = Promise.withResolvers<void>()
  const uploads = '**/assets/images/**'
  await page.route(uploads, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await (await chooser).setFiles(png(await twoColouredPng('#00ff00', '#ffff00')))
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
