import { expect } from '@playwright/test'
import { chatAddress, settings, tabOpenedBy, test } from '../support/chat.ts'
import {
  answer,
  fillPartner,
  fillQuote,
  leadsOf,
  newEmail,
  openPartner,
  openQuote,
  partnerMessage,
  QUESTIONS,
} from '../support/forms.ts'

const TOLD = 'Não conseguimos enviar agora. O que você digitou continua aqui'

test('a request written while the network is away is kept, and sent once it is back', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const inboxOpened = page.waitForResponse('**/api/leads')
  const dialog = await openQuote(page)
  await inboxOpened
  const send = dialog.getByRole('button', { name: 'Solicitar Cotação' })
  await context.setOffline(true)
  await fillQuote(dialog, email)
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText(TOLD)
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)

  await context.setOffline(false)
  await send.click()
  // The inbox refuses forms in the first seconds after they were opened: the form sends again.
  await expect(page.getByText('Cotação solicitada com sucesso!')).toBeVisible({ timeout: 15_000 })
  expect(await leadsOf(email)).toHaveLength(1)
})

test('an application written while the network is away is kept, and sent once it is back', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const dialog = await openPartner(page)
  await expect(dialog.getByRole('combobox', { name: /^Cidade/ })).toBeEnabled()
  await context.setOffline(true)
  await fillPartner(dialog, email)
  for (const question of [QUESTIONS.isBroker, QUESTIONS.sellsHealth, QUESTIONS.portability]) {
    await answer(dialog, question, 'Sim').check()
  }
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  await send.click()
  const told = dialog.getByRole('alert')
  await expect(told).toContainText(TOLD)
  await expect(told.getByRole('link')).toHaveAttribute(
    'href',
    chatAddress(settings.chatMessages.partner),
  )

  await context.setOffline(false)
  expect(await tabOpenedBy(page, () => send.click())).toBe(
    chatAddress(
      partnerMessage(email, 'Vende planos de saúde: Sim', 'Experiência com portabilidade: Sim'),
    ),
  )
})
