import { dayOf, daysAfter } from '@elos/content/parts/time/day'
import { expect, type Locator } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { begin, write } from '../support/effort.ts'
import { env } from '../support/lake.ts'
import { menu, menuButton } from '../support/phone.ts'
import { settle } from '../support/settled.ts'
import { visit } from '../support/site.ts'
import { field, openStudio, openTab, PATIENCE, publishButton, test } from '../support/studio.ts'

const TEXT = 'A nossa equipe está em treinamento hoje, e responde amanhã cedo.'
const LAST_DAY = daysAfter(dayOf(new Date()), 14)
/** More pixels than the list of the desk has. */
const WHOLE_LIST = 5000

const NARROW = { width: 280, height: 653 }

/** The upper and the lower edge of a part of a page, in whole pixels of the window. */
async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on the page')
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

test('an announcement takes 7 clicks and 3 fields, stands above the header of every page, and the day on which it ends leads back to it', async ({
  page,
  browser,
  context,
  restoreAfter,
}) => {
  await restoreAfter('siteSettings')
  const expectAtMost = await begin(page)
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click(PATIENCE)
  // The Studio draws the end of the list when it is scrolled to.
  await page.getByRole('link', { name: 'Rascunhos' }).hover(PATIENCE)
  await page.mouse.wheel(0, WHOLE_LIST)
  await page.getByRole('link', { name: 'Configurações' }).click(PATIENCE)
  await openTab(page, 'Aviso')
  await write(page, field(page, 'Texto do aviso'), TEXT)
  await expect(publishButton(page)).toBeDisabled(PATIENCE)
  await write(page, field(page, 'Tirar do site em'), LAST_DAY.split('-').reverse().join('/'))
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Em todas as páginas' }).click()
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()
  const textAt = async (path: string) => (await visit(path)).text
  for (const path of ['/', '/amil-saude', '/plano-senior', '/busca'])
    await expect.poll(() => textAt(path), PATIENCE).toContain(TEXT)

  const newcomer = await browser.newContext()
  const first = await newcomer.newPage()
  await first.goto(`${env.E2E_SITE_URL}/plano-senior`)
  await expect(first.getByRole('complementary', { name: 'Aviso de cookies' })).toBeVisible()
  await settle(first)
  await expect(first.getByRole('complementary', { name: 'Aviso', exact: true })).toBeInViewport()
  await newcomer.close()

  const visitor = await context.newPage()
  await visitor.goto('/plano-senior')
  const announcement = visitor.getByRole('complementary', { name: 'Aviso', exact: true })
  await expect(announcement).toHaveText(TEXT)
  expect(await axeFaults(visitor)).toEqual([])
  await visitor.setViewportSize(NARROW)
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(NARROW.width)
  // The menu hangs below the header, which is not at the top of the window yet.
  await menuButton(visitor).click()
  const [line, head, opened] = [
    await edgesOf(announcement),
    await edgesOf(visitor.getByRole('banner')),
    await edgesOf(menu(visitor)),
  ]
  expect(head.top).toBe(line.bottom)
  expect(opened.top).toBe(head.bottom)
  await visitor.keyboard.press('Escape')
  await visitor.emulateMedia({ media: 'print' })
  await expect(announcement).toBeHidden()
  await visitor.close()

  await openStudio(page, '/inicio')
  const coming = page.getByRole('region', { name: 'Próximas mudanças, em 30 dias' })
  await coming.getByRole('link', { name: `Sai o aviso “${TEXT}”` }).click(PATIENCE)
  await expect(page.getByRole('tab', { name: 'Aviso' })).toBeVisible(PATIENCE)
  // The last click leads back, and the browser reports that on a choice a second time, for its label.
  await expectAtMost({ clicks: 9, fields: 3 })
})
