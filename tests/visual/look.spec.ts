import { expect, type Locator } from '@playwright/test'
import { banner, preferences } from '../e2e/support/banner.ts'
import { freePages } from '../e2e/support/freePages.ts'
import { lake, publish } from '../e2e/support/lake.ts'
import { storedTemplates } from '../e2e/support/pages.ts'
import { menuButton, PHONE } from '../e2e/support/phone.ts'
import { test } from '../e2e/support/test.ts'
import { openComplete } from './complete.ts'
import { expectLook } from './look.ts'

/** The groups of the gallery (`packages/ui/gallery`), as its sections are named, and their pictures. */
const GROUPS = {
  Peças: 'primitives',
  Formulários: 'forms',
  Moldura: 'chrome',
  'Operadoras, planos e seguros': 'landing',
  Parceiros: 'partner',
  Leitura: 'reading',
}

/** Waits until a dialog is modal, a frame after it is shown: then the page behind it is darkened. */
const expectModal = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)

/** Hides the other groups of the gallery: those above would move this one by half a pixel. */
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

    for (const [template, path] of Object.entries(storedTemplates)) {
      test(`a page of the template ${template} looks as it did`, async ({ page }) => {
        await openComplete(page, path)
        await expectLook(page, `${template}-${width}`, { fullPage: true })
      })
    }

    for (const document of freePages) {
      test(`the free page ${document.name} looks as it did`, async ({ page }) => {
        await publish(() => lake.createOrReplace(document))
        await openComplete(page, document.route.path)
        await expectLook(page, `${document._id}-${width}`, { fullPage: true })
      })
    }

    test('every piece of the gallery looks as it did', async ({ page }) => {
      await openComplete(page, '/galeria')
      for (const [name, picture] of Object.entries(GROUPS)) {
        const group = page.getByRole('region', { name, exact: true, includeHidden: true })
        await showAlone(group)
        await expectLook(group, `gallery-${picture}-${width}`)
      }
    })

    test('dialogs look as they did', async ({ page }) => {
      await openComplete(page, '/parceiros-elos')
      await page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }).click()
      const application = page.getByRole('dialog', { name: 'Candidatura de parceria' })
      // The field is enabled once the cities are loaded.
      await expect(application.getByRole('combobox', { name: /^Cidade/ })).toBeEnabled()
      await expectModal(application)
      await expectLook(page, `dialog-partner-${width}`)
      await openComplete(page, '/plano-empresarial')
      await page.getByRole('link', { name: 'Preencher o formulário' }).first().click()
      await expectModal(page.getByRole('dialog', { name: 'Cotação: Plano Empresarial' }))
      await expectLook(page, `dialog-quote-${width}`)
    })

    test.describe('for a new visitor', () => {
      test.use({ isNew: true })

      test('the cookie banner and its settings look as they did', async ({ page }) => {
        await openComplete(page, '/')
        await expect(banner(page)).toBeVisible()
        await expectLook(page, `banner-${width}`)
        await page.getByRole('button', { name: 'Configurar' }).click()
        await expectModal(preferences(page))
        await expectLook(page, `dialog-cookies-${width}`)
      })
    })
  })
}

test('the menu of a phone looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.width, height: 900 })
  await openComplete(page, '/')
  await menuButton(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Depoimentos' })).toBeVisible()
  await expectLook(page, 'menu-360')
})
