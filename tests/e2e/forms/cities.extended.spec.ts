import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { city, suggestions } from '../support/cities.ts'
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
  await expect(city(dialog)).toBeDisabled()
  await expect(city(dialog)).toHaveAttribute('placeholder', 'Carregando cidades...')
  held.resolve()
  await expect(city(dialog)).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(city(dialog)).toBeEnabled()
  expect(asked).toBe(1)
})

test('cities are suggested from two characters, whatever their accents and case, ten at most', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  await city(dialog).fill('s')
  await expect(city(dialog)).toHaveAttribute('aria-expanded', 'false')
  await city(dialog).fill('SÃO JOSE DO RIO PR')
  await expect(suggestions(dialog)).toHaveText(['São José do Rio Preto/SP'])
  await city(dialog).fill('ão')
  await expect(suggestions(dialog)).toHaveCount(10)
  await expect(dialog.getByRole('status').getByText('10 cidades sugeridas')).toBeAttached()
  await suggestions(dialog).last().click()
  await expect(city(dialog)).toHaveValue(/^.+\/[A-Z]{2}$/)
  await expect(suggestions(dialog)).toHaveCount(0)
  await expect(city(dialog)).toBeFocused()
})

test('the list stays for 200 ms after the field was left', async ({ page }) => {
  await page.clock.install()
  const dialog = await openPartner(page)
  await city(dialog).fill('campinas')
  await expect(suggestions(dialog).first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(199)
  await expect(suggestions(dialog).first()).toBeVisible()
  await page.clock.runFor(1)
  await expect(suggestions(dialog)).toHaveCount(0)
})

test('the largest cities are suggested first', async ({ page }) => {
  const dialog = await openPartner(page)
  for (const [typed, first] of [
    ['sao', 'São Paulo/SP'],
    ['rio', 'Rio de Janeiro/RJ'],
    ['porto', 'Porto Alegre/RS'],
  ] as const) {
    await city(dialog).fill(typed)
    await expect(suggestions(dialog).first()).toHaveText(first)
  }
})

test('where the list cannot be loaded the bundled one is used, and no error is shown', async ({
  page,
}) => {
  await page.route('**/api/cities', (route) => route.abort())
  const dialog = await openPartner(page)
  await city(dialog).fill('boa esperança do n')
  await expect(suggestions(dialog)).toHaveText(['Boa Esperança do Norte/MT'])
  await city(dialog).fill('sao')
  await expect(suggestions(dialog).first()).toHaveText('São Paulo/SP')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await city(dialog).fill('Campinas/SP')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await city(dialog).press('Tab')
  await expect(city(dialog)).not.toHaveAttribute('aria-invalid')
  await expect(city(dialog)).toHaveValue('Campinas/SP')
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a city is chosen by a tap', async ({ page }) => {
    await page.goto('/parceiros-elos')
    await page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }).tap()
    const dialog = page.getByRole('dialog')
    await city(dialog).tap()
    await city(dialog).fill('ribeirao pr')
    await suggestions(dialog).filter({ hasText: 'Ribeirão Preto/SP' }).tap()
    await expect(city(dialog)).toHaveValue('Ribeirão Preto/SP')
    await expect(suggestions(dialog)).toHaveCount(0)
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)
  })
})
