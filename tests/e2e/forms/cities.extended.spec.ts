import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { openPartner } from '../support/forms.ts'
import { PHONE } from '../support/phone.ts'

test('the cities are loaded once, when the modal is first open; nothing is typed meanwhile', async ({
  page,
}) => {
  let asked = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/api/cities', async (route) => {
    asked++
    await held.promise
    await route.continue()
  })
  const dialog = await openPartner(page)
  const city = dialog.getByRole('combobox', { name: 'Cidade' })
  await expect(city).toBeDisabled()
  await expect(city).toHaveAttribute('placeholder', 'Carregando cidades...')
  held.resolve()
  await expect(city).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(city).toBeEnabled()
  expect(asked).toBe(1)
})

test('the list stays for 200 ms after the field was left', async ({ page }) => {
  await page.clock.install()
  const dialog = await openPartner(page)
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('campinas')
  const suggestions = dialog.getByRole('option')
  await expect(suggestions.first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(199)
  await expect(suggestions.first()).toBeVisible()
  await page.clock.runFor(1)
  await expect(suggestions).toHaveCount(0)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a city is chosen by a tap', async ({ page }) => {
    await page.goto('/parceiros-elos')
    await page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }).tap()
    const dialog = page.getByRole('dialog')
    const city = dialog.getByRole('combobox', { name: 'Cidade' })
    await city.tap()
    await city.fill('ribeirao pr')
    await dialog.getByRole('option', { name: 'Ribeirão Preto/SP' }).tap()
    await expect(city).toHaveValue('Ribeirão Preto/SP')
    await expect(dialog.getByRole('option')).toHaveCount(0)
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)
  })
})
