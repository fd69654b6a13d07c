import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, PATIENCE, publish, publishButton, test } from '../support/studio.ts'

const png = (buffer: Buffer) => ({ name: 'capa.png', mimeType: 'image/png', buffer })

test('an image is uploaded, then replaced by another', async ({ page, publishBefore }) => {
  const { article, route } = await articlePage('muda-de-capa', 'Artigo que muda de capa')
  await publishBefore([{ ...article, cover: undefined }, route])
  const coverOnSite = async () => {
    const [image] = (await visit(route.path)).text.match(/<img[^>]*Capa do artigo[^>]*>/) ?? []
    return image?.match(/src="[^"?]*\/(\w+)-1200x400\.png/)?.[1]
  }
  await openDocument(page, article._id, 'article')
  // The Studio ignores a file that is chosen before the document can be edited.
  await expect(field(page, 'Título')).toBeEditable(PATIENCE)
  await page.getByLabel('Fazer upload').setInputFiles(png(await twoColouredPng()), PATIENCE)
  const shown = page.getByRole('img', { name: 'Pré-visualização da imagem carregada' })
  await expect(shown).toBeVisible(PATIENCE)
  await field(page, 'Descrição da imagem').fill('Capa do artigo')
  await publish(page, article._id)
  await expect.poll(coverOnSite, PATIENCE).toBeDefined()
  const before = await coverOnSite()

  await page.getByRole('button', { name: 'Abrir menu de opções de imagem' }).click()
  const chooser = page.waitForEvent('filechooser', PATIENCE)
  await page.getByRole('menuitem', { name: 'Fazer upload' }).click()
  await (await chooser).setFiles(png(await twoColouredPng('#00ff00', '#ffff00')))
  // Sanity publishes also while a file is on its way, and then the new image is lost. The draft begins
  // with the image that is published.
  const arrived = `count(*[_id == $draft && !defined(cover._upload) && defined(cover.asset)
    && cover.asset._ref != *[_id == $id][0].cover.asset._ref]) == 1`
  const ids = { id: article._id, draft: `drafts.${article._id}` }
  const newImageArrived = () => lake.fetch(arrived, ids, { perspective: 'raw' })
  await expect.poll(newImageArrived, PATIENCE).toBe(true)
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publish(page, article._id)
  await expect.poll(coverOnSite, PATIENCE).not.toBe(before)
  expect(await coverOnSite()).toBeDefined()
})
