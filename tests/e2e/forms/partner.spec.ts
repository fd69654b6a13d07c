import { expect } from '@playwright/test'
import { chatAddress, settings, tabOpenedBy, test } from '../support/chat.ts'
import {
  answer,
  draftOf,
  fillPartner,
  leadsOf,
  newEmail,
  openPartner,
  partnerDialog,
  partnerMessage,
  QUESTIONS,
  SENT,
} from '../support/forms.ts'

const { isBroker, sellsHealth, portability, insurance } = QUESTIONS
const NOTICE =
  'Parceria disponível apenas para corretoresNossa parceria é exclusiva para profissionais que já trabalham com seguros.'

test('each answer shows the questions that follow from it; the form can be sent once all are answered', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  const notice = dialog.getByText(NOTICE)
  await fillPartner(dialog, 'joao@exemplo.com.br')
  await expect(send).toBeHidden()
  await expect(notice).toBeHidden()

  await answer(dialog, isBroker, 'Não').check()
  await expect(notice).toBeVisible()
  await expect(send).toBeHidden()
  await dialog.getByLabel('Nome').press('Enter')
  await expect(notice).toBeVisible()
  await expect(dialog.getByRole('group', { name: sellsHealth })).toBeHidden()

  await answer(dialog, isBroker, 'Sim').check()
  await expect(notice).toBeHidden()
  await expect(send).toBeDisabled()
  await expect(
    dialog.getByText('Para enviar, falta responder: se você já vende planos de saúde.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Ir para o que falta' }).press('Enter')
  await expect(answer(dialog, sellsHealth, 'Sim')).toBeFocused()
  await answer(dialog, sellsHealth, 'Não').check()
  await expect(dialog.getByLabel(insurance)).toBeVisible()
  await answer(dialog, sellsHealth, 'Sim').check()
  await expect(dialog.getByLabel(insurance)).toBeHidden()
  await expect(send).toBeDisabled()
  await answer(dialog, portability, 'Não').check()
  await expect(send).toBeEnabled()
})

test('the chat opens, and after a second the modal is closed and empty', async ({ page }) => {
  const email = newEmail()
  await page.clock.install()
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  await answer(dialog, isBroker, 'Sim').check()
  await answer(dialog, sellsHealth, 'Não').check()
  await dialog.getByLabel(insurance).fill('Auto & vida')
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  await expect(send).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await tabOpenedBy(page, () => send.click())).toBe(
    chatAddress(
      partnerMessage(email, 'Vende planos de saúde: Não', 'Tipos de seguro que vende: Auto & vida'),
    ),
  )
  const redirecting = dialog.getByRole('button', { name: 'Redirecionando...' })
  await expect(redirecting).toBeDisabled()
  await page.clock.runFor(900)
  await expect(redirecting).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog).toBeHidden()
  expect(await draftOf(page, 'partner')).toBeNull()

  await page.clock.resume()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(dialog.getByLabel('Nome')).toHaveValue('')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect
    .poll(() => leadsOf(email), SENT)
    .toMatchObject([
      {
        kind: 'partner',
        name: 'João da Silva',
        page: '/parceiros-elos',
        answers: [
          'Cidade: Campinas/SP',
          'É corretor de seguros: Sim',
          'Vende planos de saúde: Não',
          'Tipos de seguro que vende: Auto & vida',
        ],
      },
    ])
})

test('every call to brokers opens the one modal; its close button empties it', async ({ page }) => {
  await page.goto('/parceiros-elos')
  const dialog = partnerDialog(page)
  const triggers = [
    page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }),
    page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }),
    page.getByRole('main').getByRole('link', { name: 'Quero Ser Parceiro' }).last(),
  ]
  for (const trigger of triggers) {
    await trigger.click()
    await expect(dialog.getByLabel('Nome')).toBeFocused()
    await expect(dialog.getByLabel('Nome')).toHaveValue('')
    await page.keyboard.type('João')
    await answer(dialog, isBroker, 'Não').check()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
    expect(await draftOf(page, 'partner')).toBeNull()
  }
  await triggers[0]?.click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Falar pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatAddress(settings.chatMessages.partner),
  )
})

test('the button to send stays where it is while the code for the phone is drawn', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  await fillPartner(dialog, newEmail())
  await answer(dialog, isBroker, 'Sim').check()
  await answer(dialog, sellsHealth, 'Sim').check()
  await answer(dialog, portability, 'Não').check()
  const held = Promise.withResolvers<void>()
  await page.route(/\/qr-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await dialog.getByText('Ver a mensagem que será enviada').click()
  await expect(dialog.getByRole('blockquote')).toBeVisible()
  const code = dialog.getByRole('img', { name: /^Código QR/ })
  await expect(code).toBeHidden()
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  const before = await send.boundingBox()
  held.resolve()
  await expect(code).toBeVisible()
  expect(await send.boundingBox()).toEqual(before)
})

test('an application that cannot be checked while the network is away stays in the form, and can be sent by chat', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const dialog = await openPartner(page)
  await expect(dialog.getByRole('combobox', { name: /^Cidade/ })).toBeEnabled()
  await context.setOffline(true)
  await fillPartner(dialog, email)
  for (const question of [isBroker, sellsHealth, portability])
    await answer(dialog, question, 'Sim').check()
  await dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    chatAddress(settings.chatMessages.partner),
  )
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
})
