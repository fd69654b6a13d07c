import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { fillQuote, leadsOf, newEmail, quoteDialog, SENT } from '../support/forms.ts'
import { smallTargets } from '../support/layout.ts'
import { menu, menuButton, PHONE } from '../support/phone.ts'
import { openSettled } from '../support/settled.ts'

const REQUESTED = 'Cotação solicitada com sucesso!'

test('by keyboard, the focus moves into the modal, stays in it, and returns when it closes', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/termos-uso')
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const dialog = quoteDialog(page)
  await expect(dialog.getByLabel('Nome')).toBeFocused()

  // Whether the focus is on the page behind the modal.
  const isBehind = () =>
    page.evaluate(() => !document.activeElement?.matches('body, dialog, dialog *'))
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await page.keyboard.type('Maria José')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('1133334444')
  await expect(dialog.getByLabel('Telefone')).toHaveValue('(11) 3333-4444')
  await page.keyboard.press('Enter')
  await expect(page.getByText(REQUESTED)).toBeVisible(SENT)
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  expect(await leadsOf(email)).toHaveLength(1)
})

test('the click that opens the modal focuses its first field, for which phones show their keyboard', async ({
  page,
}) => {
  await openSettled(page, '/bradesco-saude')
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' })
  // The pointer of a mouse is over the link before the click: that loads the modal.
  await trigger.hover()
  await expect(page.locator('dialog.cotacao')).toBeAttached()
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('click', () => resolve(document.activeElement?.getAttribute('name')))
      }),
  )
  await trigger.click()
  expect(await focused).toBe('name')
})

test('a visitor who goes on to the next field before a slow device has set the page behind aside stays there', async ({
  page,
}) => {
  await openSettled(page, '/termos-uso')
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' })
  await trigger.focus()
  await expect(page.locator('dialog.cotacao')).toBeAttached()
  await page.evaluate(() => {
    const nextFrame = requestAnimationFrame
    window.requestAnimationFrame = (act) => nextFrame((time) => setTimeout(act, 500, time))
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('dialog:modal')).toBeAttached()
  await expect(quoteDialog(page).getByLabel('E-mail')).toBeFocused()
})

for (const window of [PHONE, { width: 1440, height: 900 }]) {
  test(`at ${window.width} px the modal asks three things, and shows its whole button`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await page.goto('/plano-empresarial')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Preencher o formulário' })
      .last()
      .click()
    const dialog = quoteDialog(page)
    await expect(dialog.getByRole('button', { name: 'Solicitar Cotação' })).toBeInViewport({
      ratio: 1,
    })
    await expect(dialog.getByRole('textbox')).toHaveCount(3)
    await expect(dialog.getByRole('combobox')).toHaveCount(0)
  })
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu opens the modal, which fills the screen', async ({ page }) => {
    await page.goto('/termos-uso')
    await menuButton(page).tap()
    await menu(page).getByRole('link', { name: 'Solicitar Cotação' }).tap()
    const dialog = quoteDialog(page)
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    expect(await smallTargets(page), 'controls that are too small').toEqual([])
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)

    await fillQuote(dialog, newEmail())
    await dialog.getByRole('button', { name: 'Solicitar Cotação' }).tap()
    await expect(page.getByText(REQUESTED)).toBeInViewport({ ratio: 1, ...SENT })
  })
})
