import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { openPartner } from '../support/forms.ts'
import { PHONE } from '../support/phone.ts'

test('no city is typed while the cities are loading', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/cities', async (route) => {
    await held.promise
    await route.continue()
  })
  const dialog = await openPartner(page)
  const city = dialog.getByRole('combobox', { name: 'Cidade' })
  await expect(city).toBeDisabled()
  await expect(city).toHaveAttribute('placeholder', 'Carregando cidades...')
  held.resolve()
  await expect(city).toBeEnabled()
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
