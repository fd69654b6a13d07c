import { expect } from '@playwright/test'
import { field, openDocument, PATIENCE, test } from '../support/studio.ts'

/** The least height that a finger hits surely, in CSS pixels (WCAG 2.2, 2.5.5). */
const TARGET = 44

test('on a phone the number of a price comes first, its validity in the same group, and “Publicar” is large', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await openDocument(page, 'claim-amil-preco', 'claim')
  const number = field(page, 'Número')
  await expect(number).toBeInViewport(PATIENCE)
  for (const name of ['Fonte', 'Conferido em', 'Vale até'])
    await expect(field(page, name)).toBeVisible()
  // It has the place and the size of 'Publicar', and another word while nothing waits.
  const published = page.getByRole('button', { name: 'Publicado', exact: true, disabled: true })
  const box = await published.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(TARGET)
  await context.close()
})
