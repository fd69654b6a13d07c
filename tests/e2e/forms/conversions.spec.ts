import { expect } from '@playwright/test'
import { chatAddress, test } from '../support/chat.ts'
import { reportConversions, reported } from '../support/conversions.ts'
import { fillQuote, openContact, quoteMessage } from '../support/forms.ts'

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
