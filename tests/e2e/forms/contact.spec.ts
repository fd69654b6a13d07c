import { expect } from '@playwright/test'
import { chatAddress, tabOpenedBy, test } from '../support/chat.ts'
import {
  draftOf,
  fillQuote,
  openBands,
  openContact,
  openMore,
  quoteMessage,
} from '../support/forms.ts'
import { PHONE } from '../support/phone.ts'

const EMAIL = 'maria@exemplo.com.br'
const MESSAGE = quoteMessage(EMAIL)

test('the contact form opens one chat with all answers, however often its button is clicked, confirms it, and is empty again', async ({
  page,
  context,
}) => {
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  await openMore(form)
  await form.getByLabel('Operadora').selectOption('porto-seguro')
  await form.getByLabel('Tipo de plano').selectOption('corporativo')
  await form.getByLabel('Idades').fill('eu 34, ela 36 e o bebê de 8 meses')
  await expect(form.getByText('3 pessoas contadas.')).toBeVisible()
  await openBands(form)
  await form.getByLabel('59 ou mais').fill('10')
  await form.getByLabel('29 a 33').fill('0')
  await form.getByLabel('Mensagem').fill('Olá! É p/ 3 & 1 #já\nAté 100%? +1 “aspas” 👍🏽')
  const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  expect(await tabOpenedBy(page, () => send.dblclick())).toBe(
    chatAddress(
      quoteMessage(
        EMAIL,
        'Operadora: Porto Seguro',
        'Tipo de plano: Para a empresa',
        'Idades de quem vai usar o plano: eu 34, ela 36 e o bebê de 8 meses',
        'Faixas etárias:',
        '- 0 a 18 anos: 1 vida',
        '- 34 a 38 anos: 2 vidas',
        '- 59 anos ou mais: 10 vidas',
        'Mensagem: Olá! É p/ 3 & 1 #já\nAté 100%? +1 “aspas” 👍🏽',
      ),
    ),
  )
  await expect(page.getByRole('status').getByText('Redirecionando para WhatsApp!')).toBeVisible()
  await expect(page.getByText('Você será direcionado para continuar a conversa.')).toBeVisible()
  expect(context.pages()).toHaveLength(2)
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  for (const label of ['Nome', 'Telefone', 'Operadora', 'Idades', '59 ou mais', 'Mensagem'])
    await expect(form.getByLabel(label)).toHaveValue('')
  expect(await draftOf(page, 'contact')).toBeNull()
})

test('where conversions are reported, the report opens the chat of the contact form', async ({
  page,
  context,
}) => {
  await page.addInitScript('window.gtag_report_conversion = (link) => { window.reported = link }')
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(page.getByText('Redirecionando para WhatsApp!')).toBeVisible()
  expect(await page.evaluate('reported')).toBe(chatAddress(MESSAGE))
  expect(context.pages()).toHaveLength(1)
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
