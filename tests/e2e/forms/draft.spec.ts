import { expect } from '@playwright/test'
import { tabOpenedBy, test } from '../support/chat.ts'
import { draftOf, fillQuote } from '../support/forms.ts'

const EMAIL = 'maria@exemplo.com.br'

test('the answers in the contact form survive a reload, until it is sent', async ({ page }) => {
  await page.goto('/#contato')
  const form = page.locator('#contato form')
  await fillQuote(form, EMAIL)
  await form.getByLabel('Operadora').selectOption('medsenior')
  await form.getByLabel('Mensagem').fill('Duas linhas\nsem nada')
  await expect.poll(() => draftOf(page, 'contact')).toContain(EMAIL)
  await page.reload()
  await expect(form.getByLabel('E-mail')).toHaveValue(EMAIL)
  await expect(form.getByLabel('Operadora')).toHaveValue('medsenior')
  await expect(form.getByLabel('Mensagem')).toHaveValue('Duas linhas\nsem nada')
  await tabOpenedBy(page, () => form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click())
  await expect.poll(() => draftOf(page, 'contact')).toBeNull()
  await page.reload()
  await expect(form.getByLabel('E-mail')).toHaveValue('')
})
