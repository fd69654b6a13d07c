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
} from './support/forms.ts'

const missing = missingInOldBrowsers()

test.beforeEach(async ({ page }) => {
  await page.addInitScript(forget, missing)
})

test('the oldest browsers send a request, count its ages, and open the menu and the chat', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
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
  await expect(dialog.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)

  const form = await openContact(page)
  await fillQuote(form, email)
  const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  expect(await tabOpenedBy(page, () => send.click())).toBe(chatAddress(quoteMessage(email)))
  expect(errors).toEqual([])
})
