import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { openDocument, openTab, PATIENCE, test } from '../support/studio.ts'

for (const [type, what] of [
  ['article', 'an article with its cover'],
  ['plan', 'a plan with the picture of its first section'],
] as const)
  test(`beside the texts for search staff see how networks show ${what}`, async ({ page }) => {
    const id = await lake.fetch<string>('*[_type == $type] | order(_id)[0]._id', { type })
    await openDocument(page, id, type)
    await openTab(page, 'Página')
    const picture = page.getByRole('img', { name: 'A imagem do conteúdo' })
    await expect(picture).toBeVisible(PATIENCE)
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width, PATIENCE).toBeGreaterThan(0)
  })
