import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { openQuote } from '../support/forms.ts'

test('nothing is complained of before the form is sent; then each error goes as it is mended', async ({
  page,
}) => {
  const dialog = await openQuote(page)
  const phone = dialog.getByLabel('Telefone')
  await dialog.getByLabel('Nome').focus()
  await dialog.getByLabel('E-mail').fill('maria')
  await phone.fill('119')
  await dialog.getByLabel('Mensagem').focus()
  await expect(dialog.locator('[aria-invalid], .error')).toHaveCount(0)
  await expect(phone).toHaveCSS('border-top-width', '1px')

  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(3)
  await expect(phone).toHaveAccessibleDescription('Faltam números. Exemplo: (11) 98765-4321')
  await phone.fill('11987654321')
  await expect(phone).toHaveAccessibleDescription('')
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(2)
})

test('one tap corrects a mistyped provider of e-mail; it is never refused', async ({ page }) => {
  const dialog = await openQuote(page)
  const email = dialog.getByLabel('E-mail')
  const correct = dialog.getByRole('button', { name: 'Sim, corrigir' })
  await email.fill('maria@gmial.com')
  await expect(correct).toHaveCount(0)
  await dialog.getByLabel('Telefone').focus()
  await expect(dialog.getByText('Você quis dizer gmail.com?')).toBeVisible()
  await correct.click()
  await expect(email).toHaveValue('maria@gmail.com')
  await expect(email).toBeFocused()
  await expect(correct).toHaveCount(0)

  await email.fill('maria@gmial.com')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByLabel('Nome')).toHaveAccessibleDescription('Informe seu nome.')
  await expect(email).toHaveAccessibleDescription('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form that comes back asks whether another provider was meant', async ({ page }) => {
    await page.goto('/#contato')
    const form = page.locator('#contato form')
    await form.getByLabel('Nome').fill('Maria José')
    await form.getByLabel('E-mail').fill('maria@gmial.com')
    await form.getByLabel('Telefone').fill('119')
    await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
    await expect(form.getByText('Você quis dizer gmail.com?')).toBeVisible()
    await expect(form.getByLabel('Telefone')).toHaveAccessibleDescription(
      'Faltam números. Exemplo: (11) 98765-4321',
    )
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('')
  })
})
