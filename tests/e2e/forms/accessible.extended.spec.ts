import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/chat.ts'
import { answer, fillPartner, fillQuote, openPartner, openQuote } from '../support/forms.ts'

test('axe finds nothing wrong with a quote request that was not taken', async ({ page }) => {
  const dialog = await openQuote(page)
  await fillQuote(dialog, 'maria@exemplo.com.br')
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }))
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('axe finds nothing wrong with suggested cities, the notice, and a message to be sent', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  await fillPartner(dialog, 'joao@exemplo.com.br')
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('campinas')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await answer(dialog, 'Você já é corretor', 'Não').check()
  expect(await axeFaults(page)).toEqual([])
  await answer(dialog, 'Você já é corretor', 'Sim').check()
  await answer(dialog, 'vende planos', 'Sim').check()
  await answer(dialog, 'experiência com portabilidade', 'Sim').check()
  await dialog.getByText('Ver a mensagem que será enviada').click()
  await expect(dialog.getByRole('blockquote')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
