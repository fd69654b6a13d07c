import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { fillQuote, leadsOf, newEmail, quoteDialog } from '../support/forms.ts'
import { smallTargets } from '../support/layout.ts'
import { menu, menuButton, PHONE } from '../support/phone.ts'

test.use({ viewport: PHONE, hasTouch: true })

test('by touch on a phone, the menu opens the modal, which fills the screen', async ({ page }) => {
  const email = newEmail()
  await page.goto('/termos-uso')
  await menuButton(page).tap()
  await menu(page).getByRole('link', { name: 'Solicitar Cotação' }).tap()
  const dialog = quoteDialog(page)
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
  expect(await smallTargets(page), 'controls that are too small').toEqual([])
  expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)

  await fillQuote(dialog, email)
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).tap()
  await expect(page.getByText('Cotação solicitada com sucesso!')).toBeInViewport({ ratio: 1 })
  expect(await leadsOf(email)).toHaveLength(1)
})
