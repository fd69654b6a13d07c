import { lastDayOfLink } from '@elos/content/parts/preview/link'
import { dayInWords } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { PROTECTION } from '../support/answers.ts'
import { begin } from '../support/effort.ts'
import { env, lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { menuButton, PHONE } from '../support/phone.ts'
import { openActions, openDocument, PATIENCE, test } from '../support/studio.ts'

const TITLE = 'Artigo que o diretor ainda vai aprovar'

test('a link to a draft is copied with 2 clicks, shows it on a phone that never signed in, and ends when it is revoked', async ({
  page,
  browser,
  removeAfter,
}) => {
  const article = await articlePage('a-aprovar', TITLE)
  removeAfter(article._id)
  await lake.create({ ...article, _id: `drafts.${article._id}` })
  const expectAtMost = await begin(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDocument(page, article._id, 'article')
  await openActions(page, 'Copiar link de pré-visualização')
  const dialog = page.getByRole('dialog', { name: 'Links de pré-visualização' })
  const until = dayInWords(lastDayOfLink(new Date()))
  await expect(dialog.getByText(`Link copiado. Até ${until}`)).toBeVisible(PATIENCE)
  // The menu may have to be opened again.
  await expectAtMost({ clicks: 4, fields: 0 })
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const visitor = await browser.newContext({ viewport: PHONE, baseURL: env.E2E_SITE_URL })
  const phone = await visitor.newPage()
  const answer = await phone.goto(link)
  expect(answer?.headers()).toMatchObject({ ...PROTECTION.linked, 'cache-control': 'no-store' })
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(phone.getByRole('complementary', { name: 'Pré-visualização' })).toContainText(
    `Este link vale até ${until}.`,
  )
  expect(await visitor.cookies()).toEqual([])
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  // Its own address has no page yet, as the site has none of the draft.
  expect((await visitor.request.get(article.route.path)).status()).toBe(404)
  await menuButton(phone).click()
  await phone.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
  await expect(phone).toHaveURL('/blog')
  await expect(phone.getByText(TITLE)).toHaveCount(0)

  await dialog.getByRole('button', { name: /^Revogar: Criado em / }).click()
  await expect(dialog.getByText('Nenhum link desta página vale mais.')).toBeVisible(PATIENCE)
  expect((await phone.goto(link))?.status()).toBe(404)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
  await visitor.close()
})
