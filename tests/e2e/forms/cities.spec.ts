import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { openPartner } from '../support/forms.ts'
import { PHONE } from '../support/phone.ts'

test('a city is chosen by keyboard; Escape closes the list, not the modal; leaving the field closes it too', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  const city = dialog.getByRole('combobox', { name: 'Cidade' })
  const suggestions = dialog.getByRole('option')
  await expect(city).toBeEnabled()
  await city.focus()
  await page.keyboard.type('campinas')
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByRole('status').getByText(/cidades? sugeridas?/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  const last = suggestions.last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  expect(await city.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'))
  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(city).toHaveValue('campinas')
  await page.keyboard.type('/s')
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Campinas/SP')

  await city.fill('ribeirao')
  await expect(suggestions.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(suggestions).toHaveCount(0)
})

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
