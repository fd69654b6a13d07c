import { expect } from '@playwright/test'
import { chatAddress, reportConversions, reported, test } from '../support/chat.ts'
import {
  answer,
  fillPartner,
  fillQuote,
  newEmail,
  openContact,
  openPartner,
  partnerMessage,
  QUESTIONS,
  quoteMessage,
} from '../support/forms.ts'

const EMAIL = 'maria@exemplo.com.br'

test.beforeEach(({ page }) => reportConversions(page))

test('where conversions are reported, the report opens the chat of the contact form', async ({
  page,
  context,
}) => {
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(page.getByText('Redirecionando para WhatsApp!')).toBeVisible()
  expect(await reported(page)).toEqual([chatAddress(quoteMessage(EMAIL))])
  expect(context.pages()).toHaveLength(1)
})

test('where conversions are reported, the report opens the chat of the partner form', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  await answer(dialog, QUESTIONS.isBroker, 'Sim').check()
  await answer(dialog, QUESTIONS.sellsHealth, 'Sim').check()
  await answer(dialog, QUESTIONS.portability, 'Sim').check()
  await dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(dialog).toBeHidden()
  expect(await reported(page)).toEqual([
    chatAddress(
      partnerMessage(email, 'Vende planos de saúde: Sim', 'Experiência com portabilidade: Sim'),
    ),
  ])
  expect(context.pages()).toHaveLength(1)
})
