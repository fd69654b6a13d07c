import { expect } from '@playwright/test'
import { forget, missingInOldBrowsers } from '../oldBrowsers.ts'
import { chatAddress, tabOpenedBy, test } from './support/chat.ts'
import {
  fillQuote,
  leadsOf,
  newEmail,
  openContact,
  openMore,
  quoteDialog,
  quoteMessage,
  SENT,
} from './support/forms.ts'
import { answered } from './support/pages.ts'

const missing = missingInOldBrowsers()

const errors: string[] = []

test.beforeEach(async ({ page }) => {
  errors.length = 0
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(forget, missing)
})

test.afterEach(() => expect(errors).toEqual([]))

test('the oldest browsers send a request, count its ages, and open the menu and the chat', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/amil-saude')
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = quoteDialog(page)
  const left = await page.evaluate(() => [typeof [].toSorted, typeof requestIdleCallback])
  expect(left).toEqual(['undefined', 'undefined'])
  await fillQuote(dialog, email)
  await openMore(dialog)
  await dialog.getByLabel('Idades').fill('34, 36 e 5')
  await expect(dialog.getByText('3 pessoas contadas.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible(SENT)
  expect(await leadsOf(email)).toHaveLength(1)

  const form = await openContact(page)
  await fillQuote(form, email)
  const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  expect(await tabOpenedBy(page, () => send.click())).toBe(chatAddress(quoteMessage(email)))
})

test('the oldest browsers show the pages that answer what a visitor asks, and search as one types', async ({
  page,
}) => {
  for (const path of Object.values(answered)) await page.goto(path)
  await page.goto('/busca')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('portabilida')
  await expect(page).toHaveURL('/busca?q=portabilida')
  await expect(page.locator('mark').first()).toHaveText(/^portabilidade$/i)
})
