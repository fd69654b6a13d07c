import { expect, type Locator, test } from '@playwright/test'
import { NEW_VISITOR } from '../e2e/support/consent.ts'
import { templates } from '../e2e/support/pages.ts'
import { expectLook } from './look.ts'
import { openSettled } from './settled.ts'

/** The groups of the gallery (`packages/ui/gallery`), as its sections are named, and their pictures. */
const GROUPS = {
  Peças: 'primitives',
  Formulários: 'forms',
  Moldura: 'chrome',
  Início: 'home',
  'Operadoras, planos e seguros': 'landing',
  Parceiros: 'partner',
  Leitura: 'reading',
}

/** What lies behind a dialog is darkened once it is modal: a frame after it is shown. */
const expectModal = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)

/** Of the gallery's groups only this one: what stands above would move it by half a pixel. */
const showAlone = (group: Locator) =>
  group.evaluate((shown) => {
    const groups = shown.parentElement?.querySelectorAll<HTMLElement>(':scope > section') ?? []
    for (const other of groups) {
      other.style.display = other === shown ? '' : 'none'
    }
  })

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [template, path] of Object.entries(templates)) {
      test(`a page of the template ${template} looks as it did`, async ({ page }) => {
        await openSettled(page, path)
        await expectLook(page, `${template}-${width}`, { fullPage: true })
      })
    }

    test('every piece of the gallery looks as it did', async ({ page }) => {
      await openSettled(page, '/galeria')
      for (const [name, picture] of Object.entries(GROUPS)) {
        const group = page.getByRole('region', { name, exact: true, includeHidden: true })
        await showAlone(group)
        await expectLook(group, `gallery-${picture}-${width}`)
      }
    })

    test('dialogs look as they did', async ({ page }) => {
      await openSettled(page, '/parceiros-elos')
      await page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }).click()
      const application = page.getByRole('dialog', { name: 'Candidatura de parceria' })
      // Once the cities are loaded.
      await expect(application.getByRole('combobox', { name: /^Cidade/ })).toBeEnabled()
      await expectModal(application)
      await expectLook(page, `dialog-partner-${width}`)
      await openSettled(page, '/plano-empresarial')
      await page.getByRole('link', { name: 'Preencher o formulário' }).first().click()
      await expectModal(page.getByRole('dialog', { name: 'Solicitar Cotação' }))
      await expectLook(page, `dialog-quote-${width}`)
    })

    test('the banner for cookies and its settings look as they did', async ({ browser }) => {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        storageState: NEW_VISITOR,
        reducedMotion: 'reduce',
      })
      await openSettled(page, '/')
      await expect(page.getByRole('complementary', { name: 'Aviso de cookies' })).toBeVisible()
      await expectLook(page, `banner-${width}`)
      await page.getByRole('button', { name: 'Configurar' }).click()
      await expectModal(page.getByRole('dialog', { name: 'Preferências de cookies' }))
      await expectLook(page, `dialog-cookies-${width}`)
      await page.close()
    })
  })
}

test('the menu of a phone looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await openSettled(page, '/')
  await page.locator('summary[aria-label="Menu"]').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Depoimentos' })).toBeVisible()
  await expectLook(page, 'menu-360')
})
