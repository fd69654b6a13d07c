import { expect } from '@playwright/test'
import { openDocument, openTab, PATIENCE, test } from '../support/studio.ts'

test('beside the texts for search staff see how networks show a plan, with the picture of its first section', async ({
  page,
}) => {
  await openDocument(page, 'plan-senior', 'plan')
  await openTab(page, 'Página')
  const picture = page.getByRole('img', { name: 'A imagem do conteúdo' })
  await expect(picture).toBeVisible(PATIENCE)
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, PATIENCE).toBeGreaterThan(0)
})
