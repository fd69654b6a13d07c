import { expect, type Page } from '@playwright/test'
import { banner, preferences } from './support/banner.ts'
import { CONSENT, REFUSED } from './support/consent.ts'
import { everythingStored, requestsElsewhere, storedChoice } from './support/privacy.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const ACCEPTED = { necessary: true, functional: true, analytics: true, marketing: true }

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('nothing is stored before a choice; “Rejeitar” stores the refusal and its proof, and nothing else, on this page and the next', async ({
  page,
}) => {
  const requests = requestsElsewhere(page)
  await openSettled(page, '/')
  await expect(banner(page)).toBeVisible()
  expect(await everythingStored(page)).toEqual({ entries: {}, cookies: [] })
  await press(page, 'Rejeitar')
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual(REFUSED)
  await openSettled(page, '/blog')
  await expect(banner(page)).toBeHidden()
  const { entries, cookies } = await everythingStored(page)
  expect(Object.keys(entries).sort()).toEqual([CONSENT, `${CONSENT}-proof`])
  expect(cookies).toEqual([])
  expect(requests).toEqual([])
})

test('“Aceitar Todos” agrees to all four categories, and “Preferências de cookies” in the footer changes that; without measurement ids no other origin is requested', async ({
  page,
}) => {
  const requests = requestsElsewhere(page)
  await page.goto('/')
  await press(page, 'Aceitar Todos')
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual(ACCEPTED)
  // This file has the ids of Google's scripts, which are requested only with consent.
  const settingsRead = page.waitForResponse('**/dados.json')
  await openSettled(page, '/blog')
  await settingsRead
  await page.getByRole('link', { name: 'Preferências de cookies' }).click()
  await expect(preferences(page).getByRole('switch', { checked: true })).toHaveCount(4)
  await preferences(page).getByText('De marketing').click()
  await press(page, 'Salvar Preferências')
  await expect.poll(() => storedChoice(page)).toEqual({ ...ACCEPTED, marketing: false })
  expect(requests).toEqual([])
})

test('the buttons to refuse and to accept look the same', async ({ page }) => {
  await page.goto('/')
  const lookOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { color, backgroundColor, borderColor, font, height } = getComputedStyle(button)
      return { color, backgroundColor, borderColor, font, height }
    })
  expect(await lookOf('Rejeitar')).toEqual(await lookOf('Aceitar Todos'))
})

test('“Configurar” lets the visitor choose by category; only “Salvar Preferências” stores the choice', async ({
  page,
}) => {
  await page.goto('/')
  await press(page, 'Configurar')
  const necessary = preferences(page).getByRole('switch', { name: /Necessários/ })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  for (const name of [/Funcionais/, /De análise/, /De marketing/]) {
    await expect(preferences(page).getByRole('switch', { name })).not.toBeChecked()
  }
  await preferences(page).getByText('De análise').click()
  await press(page, 'Cancelar')
  await expect(preferences(page)).toBeHidden()
  expect(await storedChoice(page)).toBeNull()
  await expect(banner(page)).toBeVisible()

  await press(page, 'Configurar')
  await expect(preferences(page).getByRole('switch', { name: /De análise/ })).not.toBeChecked()
  await preferences(page).getByText('Funcionais').click()
  await press(page, 'Salvar Preferências')
  await expect(preferences(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual({ ...REFUSED, functional: true })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no banner is shown, and the footer leads to the policy on cookies', async ({ page }) => {
    await page.goto('/blog')
    await expect(banner(page)).toBeHidden()
    await page.getByRole('link', { name: 'Preferências de cookies' }).click()
    await expect(page).toHaveURL(/\/politica-privacidade#cookies/)
    await expect(page.locator(':target')).toContainText('Cookies')
  })
})
