import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { quoteDialog } from '../support/forms.ts'

test('the quote modal is about the subject of its page, suggests cities, and forgets its subject on a page about nothing in particular', async ({
  page,
}) => {
  await page.goto('/plano-empresarial')
  await page.getByRole('main').getByRole('link', { name: 'Preencher o formulário' }).last().click()
  const dialog = quoteDialog(page)
  await expect(dialog).toHaveAccessibleName('Cotação: Plano Empresarial')
  await expect(dialog.getByLabel('Tipo de plano')).toHaveValue('corporativo')
  await expect(dialog.getByLabel('Número de pessoas')).toBeVisible()
  await dialog.getByLabel('Nome').fill('Ana')
  const city = dialog.getByLabel('Cidade (opcional)')
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
  await expect(dialog.getByLabel('Tipo de plano')).toHaveValue('')
  await expect(dialog.getByLabel('Número de pessoas')).toHaveCount(0)
})
