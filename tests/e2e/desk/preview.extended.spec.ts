import { expect } from '@playwright/test'
import { overlap } from '../support/boxes.ts'
import { freePage } from '../support/freePage.ts'
import { env, lake } from '../support/lake.ts'
import { linesOf } from '../support/lines.ts'
import { field, openStudio, PATIENCE, test } from '../support/studio.ts'

/** Changes fields of a published document in its draft. */
const draft = async (id: string, set: Record<string, unknown>) =>
  lake
    .transaction()
    .createIfNotExists({ ...(await lake.getDocument(id)), _id: `drafts.${id}`, _type: id })
    .patch(`drafts.${id}`, { set })
    .commit()

test('an editor sees the draft in the Studio, clicks a text to edit it, and leaves', async ({
  page,
  removeAfter,
}) => {
  removeAfter('drafts.homePage', 'drafts.partnerPage')
  await openStudio(page)
  await page.getByRole('link', { name: 'Visualizar' }).click(PATIENCE)
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE)

  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 360, height: 800 })
  await phone.goto('/')
  const bar = phone.getByRole('complementary', { name: 'Rascunho' })
  const floating = phone.getByRole('complementary', { name: 'Contato rápido' })
  await expect(bar).toBeVisible()
  await expect(floating).toBeVisible()
  expect(overlap(await bar.boundingBox(), await floating.boundingBox())).toBe(false)
  await expect(preview.getByRole('complementary', { name: 'Rascunho' })).toHaveCount(0)
  await draft('partnerPage', { 'faq.title': 'Um rascunho de perguntas' })
  await phone.goto('/parceiros-elos/perguntas?busca=comissão')
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Um rascunho de perguntas')

  const badge = preview.getByText('15 anos de confiança')
  await badge.hover(PATIENCE)
  await badge.click()
  await expect(field(page, 'Selo')).toBeFocused(PATIENCE)

  await draft('homePage', { 'hero.badge': 'Um rascunho de selo' })
  await expect(preview.getByText('Um rascunho de selo')).toBeVisible(PATIENCE)
  const published = await (await fetch(env.E2E_SITE_URL)).text()
  expect(published).toContain('15 anos de confiança')
  expect(published).not.toContain('Um rascunho de selo')

  await phone.goto('/')
  await phone.getByRole('link', { name: 'Sair do rascunho' }).click()
  await expect(phone.getByText('15 anos de confiança')).toBeVisible(PATIENCE)
  await expect(bar).toHaveCount(0)
  await phone.close()
})

test('a section that is clicked in the preview opens its own form, at the field that was clicked', async ({
  page,
  publishBefore,
}) => {
  const document = freePage('Página que se clica')
  await publishBefore([document])
  await openStudio(page, `/visualizar?preview=/${document._id}`)
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  const title = preview.getByRole('heading', { name: 'O que muda' })
  await title.hover(PATIENCE)
  await title.click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('O que muda', PATIENCE)
  await expect(form.getByRole('textbox', { name: /^Título/ })).toBeFocused(PATIENCE)
})

test('no line of a preview ends elsewhere than on the site', async ({ page, browser }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Visualizar' }).click(PATIENCE)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible(PATIENCE)
  const visitors = await browser.newContext({ baseURL: env.E2E_SITE_URL })
  const [draft, site] = [await page.context().newPage(), await visitors.newPage()]
  for (const width of [390, 1280]) {
    for (const path of ['/', '/amil-saude', '/blog/como-economizar-plano-saude']) {
      for (const view of [draft, site]) {
        await view.setViewportSize({ width, height: 900 })
        await view.goto(path)
      }
      await expect(draft.getByRole('complementary', { name: 'Rascunho' })).toBeVisible()
      const expected = await linesOf(site)
      expect(expected.join('').match(/\|/g)?.length, path).toBeGreaterThan(20)
      await expect.poll(() => linesOf(draft), PATIENCE).toEqual(expected)
    }
  }
  await draft.close()
  await visitors.close()
})
