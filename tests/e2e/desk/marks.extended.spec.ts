import { decisionId } from '@elos/content/review/decisions'
import { expect, type Locator } from '@playwright/test'
import { env, lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { field, openStudio, PATIENCE, publish, test } from '../support/studio.ts'

const HOME = 'homePage'
const PROMISE = 'Promoção válida até 31/12/2025'

/** Where an element is in its page, however far that is scrolled: an edited text scrolls into sight. */
const placeInPage = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x: x + scrollX, y: y + scrollY, width, height }
  })

test('a promise that has passed and a picture without description are marked in the preview, a mark opens its field, and it goes once the promise is kept or the picture described', async ({
  page,
  removeAfter,
  restoreAfter,
}) => {
  test.setTimeout(180_000)
  await restoreAfter(HOME)
  removeAfter(decisionId({ rule: 'promisePast', documentId: HOME, path: 'hero.badge' }))
  await openStudio(page, '/visualizar?preview=/')
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE)
  const badge = preview.getByText('15 anos de confiança')
  await badge.hover(PATIENCE)
  await badge.click()
  await field(page, 'Selo').fill(PROMISE, PATIENCE)

  const mark = preview.getByRole('button', { name: 'O texto promete “31/12/2025”' })
  await expect(mark).toBeVisible(PATIENCE)
  const before = await placeInPage(preview.getByText(PROMISE))
  await mark.hover()
  await expect(preview.getByText(/^O texto promete “31\/12\/2025”, que passou/)).toBeVisible()
  expect(await placeInPage(preview.getByText(PROMISE))).toEqual(before)
  await field(page, 'Título principal').focus()
  await mark.click()
  await expect(field(page, 'Selo')).toBeFocused(PATIENCE)

  await lake.patch(`drafts.${HOME}`).unset(['hero.image.alt']).commit()
  const pictureMark = preview.getByRole('button', { name: 'A imagem não tem descrição' })
  await pictureMark.click(PATIENCE)
  const description = field(page, 'Descrição da imagem')
  await expect(description).toBeFocused(PATIENCE)
  await description.fill('Uma família e quem cuida dela')
  await expect(pictureMark).toHaveCount(0, PATIENCE)

  await publish(page, HOME)
  expect((await visit('/')).text).not.toContain('Para revisar')
  await openStudio(page, '/conteudo/review')
  await page
    .getByRole('region', { name: 'Promessas com a data vencida' })
    .getByRole('listitem')
    .filter({ hasText: '31/12/2025' })
    .getByRole('button', { name: /^O que fazer/ })
    .click(PATIENCE)
  await page.getByRole('menuitem', { name: 'Manter como está…' }).click()
  await page.getByLabel('Por que fica como está').fill('A página conta a história da promoção.')
  await page.getByRole('button', { name: 'Manter como está', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Manter como está' })).toHaveCount(0, PATIENCE)

  await openStudio(page, '/visualizar?preview=/')
  await expect(preview.getByRole('button', { name: /^Para revisar/ }).first()).toBeVisible(PATIENCE)
  await expect(preview.getByText(PROMISE)).toBeVisible()
  await expect(mark).toHaveCount(0)
})
