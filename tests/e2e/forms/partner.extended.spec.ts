import { expect } from '@playwright/test'
import { chatAddress, settings, test } from '../support/chat.ts'
import {
  answer,
  draftOf,
  fillPartner,
  newEmail,
  openPartner,
  partnerDialog,
  QUESTIONS,
} from '../support/forms.ts'

const { isBroker, sellsHealth, portability } = QUESTIONS

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
