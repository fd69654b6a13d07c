import { TYPED_PHONES } from '@elos/leads/testing/phones'
import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { openQuote } from '../support/forms.ts'

test('the browser takes and refuses the same phones as the server, with the same words', async ({
  page,
}) => {
  const dialog = await openQuote(page)
  const phone = dialog.getByLabel('Telefone')
  // Without a name nothing is sent; after an attempt each answer is checked as it is typed.
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(phone).toHaveAccessibleDescription('Informe seu telefone.')
  for (const { typed, fault = '' } of TYPED_PHONES) {
    await test.step(JSON.stringify(typed), async () => {
      await phone.fill(typed)
      await expect(phone).toHaveAccessibleDescription(fault)
    })
  }
})
