import { expect, type Page } from '@playwright/test'
import { chatAddress, chatReachedBy } from './chat.ts'
import { fillQuote, quoteMessage } from './forms.ts'

/** Opens forms by their links and sends one, while the requests that match `missing` fail. */
export async function expectNativeWay(page: Page, missing: string): Promise<void> {
  await page.route(missing, (route) => route.abort())
  await page.goto('/parceiros-elos')
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(page).toHaveURL('/parceiros-elos#candidatura')
  await expect(page.locator('#candidatura').getByLabel('Nome')).toBeVisible()
  await page.goto('/termos-uso')
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  await expect(page).toHaveURL('/#contato')
  const form = page.locator('#contato form')
  await fillQuote(form, 'maria@exemplo.com.br')
  const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  expect(await chatReachedBy(page, () => send.click())).toBe(
    chatAddress(quoteMessage('maria@exemplo.com.br')),
  )
}
