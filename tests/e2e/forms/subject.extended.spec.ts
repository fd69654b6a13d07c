import { phoneText } from '@elos/ui/primitives/phone'
import { expect, type Page } from '@playwright/test'
import { chatAddress, settings, test } from '../support/chat.ts'
import { fillQuote, leadsOf, newEmail, quoteDialog, quoteMessage } from '../support/forms.ts'

/** Opens the quote modal by the link at the end of a page. */
async function openSubject(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('main').getByRole('link', { name: 'Preencher o formulário' }).last().click()
  return quoteDialog(page)
}

test('the quote modal on the page of a plan is about the plan, and so are the request and its chat', async ({
  page,
}) => {
  const email = newEmail()
  const dialog = await openSubject(page, '/plano-empresarial')
  await expect(dialog).toHaveAccessibleName('Cotação: Plano Empresarial')
  await expect(dialog.getByLabel('Tipo de plano')).toHaveValue('corporativo')
  await expect(dialog.getByRole('option', { name: 'Alice' })).toHaveCount(0)
  await fillQuote(dialog, email)
  await dialog.getByLabel('Número de pessoas').fill('12')
  await dialog.getByLabel('Cidade').fill('Campinas/SP')
  await dialog.getByLabel('CEP').fill('01310100')
  await dialog.getByLabel('Melhor horário').selectOption('manha')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()

  await expect(dialog.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  await expect(dialog).toContainText(phoneText(settings.phone))
  const lines = [
    'Tipo de plano: Para a empresa',
    'Número de pessoas: 12',
    'Cidade: Campinas/SP',
    'CEP: 01310-100',
    'Melhor horário para ligarmos: Manhã',
  ]
  const [lead] = await leadsOf(email)
  expect(lead).toMatchObject({ page: '/plano-empresarial', answers: lines })
  await expect(dialog.getByRole('link', { name: 'Adiantar pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatAddress(quoteMessage(email, ...lines, `Pedido: ${lead?.reference}`)),
  )
})

test('the quote modal suggests cities, and forgets its subject on a page about nothing in particular', async ({
  page,
}) => {
  const dialog = await openSubject(page, '/amil-saude')
  await expect(dialog.getByLabel('Operadora')).toHaveValue('amil')
  const city = dialog.getByLabel('Cidade (opcional)')
  await dialog.getByLabel('Nome').fill('Ana')
  await city.focus()
  await expect(city).toHaveAttribute('role', 'combobox')
  await city.fill('sao paul')
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('São Paulo/SP')

  await page.goto('/termos-uso')
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  await expect(dialog).toHaveAccessibleName('Solicitar Cotação')
  await expect(dialog.getByLabel('Nome')).toHaveValue('Ana')
  await expect(city).toHaveValue('São Paulo/SP')
  await expect(dialog.getByLabel('Operadora')).toHaveValue('')
})
