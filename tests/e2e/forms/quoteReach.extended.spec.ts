import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { fillQuote, leadsOf, newEmail, openQuote, quoteDialog } from '../support/forms.ts'
import { menu, menuButton, PHONE } from '../support/phone.ts'

const REQUESTED = 'Cotação solicitada com sucesso!'

test('the modal is closed without losing what was typed', async ({ page }) => {
  const dialog = await openQuote(page, '/plano-familiar')
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await page.keyboard.type('Ana')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Preencher o formulário' }).first().click()
  await expect(dialog.getByLabel('Nome')).toHaveValue('Ana')
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu opens the modal, which fills the screen', async ({ page }) => {
    const email = newEmail()
    await page.goto('/termos-uso')
    await menuButton(page).tap()
    await menu(page).getByRole('link', { name: 'Solicitar Cotação' }).tap()
    const dialog = quoteDialog(page)
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    const tooSmall = await dialog
      .locator('input:visible:not([tabindex="-1"]), select, textarea, button')
      .evaluateAll((controls) =>
        controls.filter((control) => {
          const { width, height } = control.getBoundingClientRect()
          return width < 44 || height < 44
        }),
      )
    expect(tooSmall).toEqual([])
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)

    await fillQuote(dialog, email)
    await dialog.getByRole('button', { name: 'Solicitar Cotação' }).tap()
    await expect(page.getByText(REQUESTED)).toBeInViewport({ ratio: 1 })
    expect(await leadsOf(email)).toHaveLength(1)
  })
})
