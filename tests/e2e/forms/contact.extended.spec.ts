import { expect } from '@playwright/test'
import { chatAddress, tabOpenedBy, test } from '../support/chat.ts'
import { fillQuote, openContact, quoteMessage } from '../support/forms.ts'
import { PHONE } from '../support/phone.ts'

const EMAIL = 'maria@exemplo.com.br'
const MESSAGE = quoteMessage(EMAIL)

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
  await expect(preview.getByRole('blockquote')).toHaveText(MESSAGE)
  await expect(preview.getByRole('img', { name: 'Código QR' })).toBeVisible()
  await preview.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(preview.getByRole('status')).toHaveText('Mensagem copiada.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MESSAGE)
})

test('a chat that the browser does not open is offered as a link', async ({ page }) => {
  await page.addInitScript('window.open = () => null')
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  const link = form.getByRole('alert').getByRole('link', { name: 'Abrir a conversa' })
  await expect(form.getByLabel('Nome')).toHaveValue('Maria José')
  expect(await tabOpenedBy(page, () => link.click())).toBe(chatAddress(MESSAGE))
  await expect(form.getByLabel('Nome')).toHaveValue('')
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the chat opens; no code is drawn for the phone that shows it', async ({ page }) => {
    const form = await openContact(page)
    await fillQuote(form, EMAIL)
    await form.getByText('Ver a mensagem que será enviada').tap()
    await expect(form.getByRole('blockquote')).toHaveText(MESSAGE)
    const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
    expect(await tabOpenedBy(page, () => send.tap())).toBe(chatAddress(MESSAGE))
    await expect(page.getByText('Redirecionando para WhatsApp!')).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('img', { name: 'Código QR' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
