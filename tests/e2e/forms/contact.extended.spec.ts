import { expect, type Locator, type Page } from '@playwright/test'
import { blockTabs, chatAddress, tabOpenedBy, test } from '../support/chat.ts'
import { fillQuote, openContact, quoteMessage } from '../support/forms.ts'
import { PHONE } from '../support/phone.ts'

const REDIRECTED = 'Redirecionando para WhatsApp!'
const EMAIL = 'maria@exemplo.com.br'
const BARE = quoteMessage(EMAIL)

const toast = (page: Page) => page.getByRole('status').getByText(REDIRECTED)
const send = (form: Locator) => form.getByRole('button', { name: 'Enviar pelo WhatsApp' })

test('a double click opens one chat, and shows no error', async ({ page, context }) => {
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  expect(await tabOpenedBy(page, () => send(form).dblclick())).toBe(chatAddress(BARE))
  await expect(toast(page)).toBeVisible()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  expect(context.pages()).toHaveLength(2)
})

test('a chat that the browser does not open is offered as a link', async ({ page }) => {
  await blockTabs(page)
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  await send(form).click()
  const offer = form.getByRole('alert')
  await expect(offer).toContainText('O que você digitou continua aqui')
  await expect(form.getByLabel('Nome')).toHaveValue('Maria José')
  await expect(toast(page)).toHaveCount(0)
  const link = offer.getByRole('link', { name: 'Abrir a conversa' })
  expect(await tabOpenedBy(page, () => link.click())).toBe(chatAddress(BARE))
  await expect(toast(page)).toBeVisible()
  await expect(form.getByLabel('Nome')).toHaveValue('')
  await expect(offer).toHaveCount(0)
})

test('the message is shown before it is sent, to be copied or taken to a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await openContact(page)
  const preview = form.getByRole('group').filter({ hasText: 'Ver a mensagem' })
  await form.getByText('Ver a mensagem que será enviada').click()
  await expect(preview).toContainText('quando os campos obrigatórios estiverem preenchidos')
  await fillQuote(form, EMAIL)
  await expect(preview.getByRole('blockquote')).toHaveText(BARE)
  await expect(preview.getByRole('img', { name: 'Código QR' })).toBeVisible()
  await preview.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(preview.getByRole('status')).toHaveText('Mensagem copiada.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(BARE)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the chat opens; no code is drawn for the phone that shows it', async ({ page }) => {
    const form = await openContact(page)
    await fillQuote(form, EMAIL)
    await form.getByText('Ver a mensagem que será enviada').tap()
    await expect(form.getByRole('blockquote')).toHaveText(BARE)
    expect(await tabOpenedBy(page, () => send(form).tap())).toBe(chatAddress(BARE))
    await expect(toast(page)).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('img', { name: 'Código QR' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
