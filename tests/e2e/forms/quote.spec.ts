import { phoneText } from '@elos/ui/primitives/phone'
import { expect } from '@playwright/test'
import { chatAddress, settings, tabOpenedBy, test } from '../support/chat.ts'
import {
  draftOf,
  fillQuote,
  leadsOf,
  newEmail,
  openBands,
  openMore,
  openQuote,
  quoteDialog,
  quoteMessage,
} from '../support/forms.ts'

const REQUESTED = 'Cotação solicitada com sucesso!'

test('a quote request is stored and confirmed, and the form is empty again', async ({ page }) => {
  const email = newEmail()
  await page.clock.setFixedTime('2026-11-17T10:00:00-03:00')
  const dialog = await openQuote(page, '/bradesco-saude')
  await fillQuote(dialog, email)
  await expect(dialog.getByLabel('Telefone')).toHaveValue('(11) 98888-7777')
  await openMore(dialog)
  await dialog.getByLabel('Operadora').selectOption('amil')
  await dialog.getByLabel('Tipo de plano').selectOption('familiar')
  await dialog.getByLabel('Idades').fill('34, 36 e 5')
  await expect(dialog.getByText('3 pessoas contadas.')).toBeVisible()
  await openBands(dialog)
  await expect(dialog.getByLabel('34 a 38')).toHaveValue('2')
  await dialog.getByLabel('Mensagem').fill('Prefiro a rede da Lapa.')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()

  const toast = page.getByRole('status').filter({ hasText: REQUESTED })
  await expect(toast).toContainText('Nossa equipe entrará em contato em até 2 horas.')
  await expect(dialog.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeFocused()
  const [lead] = await leadsOf(email)
  expect(lead).toEqual(
    expect.objectContaining({
      kind: 'quote',
      status: 'nova',
      name: 'Maria José',
      phone: '(11) 98888-7777',
      page: '/bradesco-saude',
      answers: [
        'Operadora: Amil',
        'Tipo de plano: Para a família',
        'Pessoas por faixa de idade: 0 a 18 anos: 1 vida\n34 a 38 anos: 2 vidas',
        'Mensagem: Prefiro a rede da Lapa.',
      ],
      consent: '1',
    }),
  )
  expect(await draftOf(page, 'quote')).toBeNull()
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(toast).toHaveCount(0)

  // The request stays in sight until the visitor leaves it.
  await expect(dialog).toContainText('Maria José, obrigado.')
  await expect(dialog).toContainText('Respondemos em até 2 horas.')
  await expect(dialog).toContainText(`número ${phoneText(settings.phone)}`)
  await expect(dialog).toContainText(lead?.reference ?? 'no reference')
  await expect(dialog.getByRole('definition').first()).toHaveText('Amil')
  await expect(dialog.getByRole('link', { name: 'Adiantar pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatAddress(
      quoteMessage(
        email,
        'Operadora: Amil',
        'Tipo de plano: Para a família',
        'Faixas etárias:',
        '- 0 a 18 anos: 1 vida',
        '- 34 a 38 anos: 2 vidas',
        'Mensagem: Prefiro a rede da Lapa.',
        `Pedido: ${lead?.reference}`,
      ),
    ),
  )
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(dialog).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  for (const label of ['Nome', 'E-mail', 'Telefone', 'Tipo de plano', 'Idades', 'Mensagem'])
    await expect(dialog.getByLabel(label)).toHaveValue('')
  await expect(dialog.getByLabel('Operadora')).toHaveValue('bradesco')
})

test('a company pastes the column of ages of a sheet, and sees how many people are counted', async ({
  page,
}) => {
  const dialog = await openQuote(page, '/plano-empresarial')
  await openMore(dialog)
  await dialog.getByLabel('Idades').focus()
  await page.keyboard.insertText(Array.from({ length: 45 }, (_, index) => 18 + index).join('\n'))
  await expect(dialog.getByText('45 pessoas contadas.')).toBeVisible()
  await openBands(dialog)
  await expect(dialog.getByLabel('19 a 23')).toHaveValue('5')
})

test('a wrong answer that is folded is shown, and a number is sent as it was typed, whatever the wheel does over its field', async ({
  page,
}) => {
  const email = newEmail()
  const dialog = await openQuote(page, '/plano-empresarial')
  await fillQuote(dialog, email)
  const people = dialog.getByLabel('Número de pessoas')
  const topOf = async () => (await people.boundingBox())?.y ?? Number.NaN
  const send = dialog.getByRole('button', { name: 'Solicitar Cotação' })
  await openMore(dialog)
  await people.fill('1.5')
  await openMore(dialog)
  await expect(people).toBeHidden()
  await send.click()
  await expect(people).toBeFocused()
  await expect(people).toHaveAccessibleDescription(/Escreva um número inteiro/)

  await people.fill('1.000')
  await people.hover()
  const before = await topOf()
  await page.mouse.wheel(0, 100)
  await expect.poll(topOf, 'the dialog scrolls').toBeLessThan(before)
  await expect(people).toHaveValue('1.000')
  await send.click()
  await expect(page.getByText(REQUESTED)).toBeVisible()
  const [lead] = await leadsOf(email)
  expect(lead).toMatchObject({ answers: expect.arrayContaining(['Número de pessoas: 1000']) })
})

test('a request that cannot be checked, or that the inbox refuses, stays in the form, and can be sent by chat', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const inboxOpened = page.waitForResponse('**/api/leads')
  const dialog = await openQuote(page)
  await inboxOpened
  const send = dialog.getByRole('button', { name: 'Solicitar Cotação' })
  const offer = dialog.getByRole('alert')
  await context.setOffline(true)
  await fillQuote(dialog, email)
  await send.click()
  await expect(offer).toContainText('O que você digitou continua aqui')
  await expect(offer.getByRole('link')).toHaveAttribute(
    'href',
    chatAddress(settings.chatMessages.quote),
  )
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)

  await context.setOffline(false)
  // A browser may fill in the field that people do not see: the next attempt is heard.
  await dialog.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://exemplo.com.br'
  })
  await send.click()
  await expect(offer.getByRole('link')).toHaveAttribute('href', chatAddress(quoteMessage(email)))
  expect(await leadsOf(email)).toHaveLength(0)

  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  const refused = page.waitForResponse('**/api/leads')
  await send.click()
  expect((await refused).status()).toBe(503)
  await expect(offer.getByRole('link')).toHaveAttribute('href', chatAddress(quoteMessage(email)))
  await expect(page.getByText(REQUESTED)).toHaveCount(0)
  await send.click()
  await expect(page.getByText(REQUESTED)).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
})

test('without an inbox the form offers the chat with what was typed, keeps it, and promises nothing', async ({
  page,
}) => {
  const email = newEmail()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/leads', async (route) => {
    await held.promise
    await route.fulfill({ json: { inbox: false } })
  })
  const dialog = await openQuote(page)
  await fillQuote(dialog, email)
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  held.resolve()
  const chat = chatAddress(quoteMessage(email))
  const offer = dialog.getByRole('alert')
  await expect(offer).toContainText('O pedido segue pelo WhatsApp')
  await expect(offer.getByRole('link')).toHaveAttribute('href', chat)
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByText(/Respondemos|entrará em contato|Recebemos/)).toHaveCount(0)
  await expect(page.getByText(REQUESTED)).toHaveCount(0)

  // From now on the button says where the form leads.
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  expect(await tabOpenedBy(page, () => send.click())).toBe(chat)
})

test('one tap corrects a mistyped provider of e-mail', async ({ page }) => {
  const dialog = await openQuote(page)
  const email = dialog.getByLabel('E-mail')
  await email.fill('maria@gmial.com')
  await dialog.getByLabel('Telefone').focus()
  await expect(dialog.getByText('Você quis dizer gmail.com?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sim, corrigir' }).click()
  await expect(email).toHaveValue('maria@gmail.com')
  await expect(email).toBeFocused()
  await expect(dialog.getByText('Você quis dizer gmail.com?')).toHaveCount(0)
  await expect.poll(() => draftOf(page, 'quote')).toContain('maria@gmail.com')
})

test('the promise in an open modal follows the clock', async ({ page }) => {
  await page.clock.install({ time: '2026-11-17T15:59:00-03:00' })
  const dialog = await openQuote(page)
  await expect(dialog.getByText('Respondemos em até 2 horas.')).toBeVisible()
  await page.clock.runFor('02:00')
  await expect(dialog.getByText('Respondemos até amanhã às 8h01.')).toBeVisible()
})

test('the quote modal is about the subject of its page, suggests cities, and forgets its subject on a page about nothing in particular', async ({
  page,
}) => {
  await page.goto('/plano-empresarial')
  await page.getByRole('main').getByRole('link', { name: 'Preencher o formulário' }).last().click()
  const dialog = quoteDialog(page)
  await expect(dialog).toHaveAccessibleName('Cotação: Plano Empresarial')
  await expect(dialog.getByLabel('Tipo de plano')).toHaveValue('corporativo')
  await openMore(dialog)
  await expect(dialog.getByLabel('Número de pessoas')).toBeVisible()
  await dialog.getByLabel('Nome').fill('Ana')
  const city = dialog.getByLabel('Cidade (opcional)')
  await city.focus()
  await expect(city).toHaveAttribute('role', 'combobox')
  await expect(city).toHaveAttribute('autocomplete', 'off')
  await city.fill('sao paul')
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('São Paulo/SP')

  await openQuote(page)
  await expect(dialog).toHaveAccessibleName('Solicitar Cotação')
  await expect(dialog.getByLabel('Nome')).toHaveValue('Ana')
  await expect(city).toHaveValue('São Paulo/SP')
  await expect(dialog.getByLabel('Tipo de plano')).toHaveValue('')
  await expect(dialog.getByLabel('Número de pessoas')).toHaveCount(0)
})
