import { expect } from '@playwright/test'
import { chatAddress, tabOpenedBy, test } from '../support/chat.ts'
import {
  answer,
  fillPartner,
  newEmail,
  partnerDialog,
  partnerMessage,
  QUESTIONS,
} from '../support/forms.ts'

test('the form of the page asks and sends as the modal does; a blocked chat is offered', async ({
  page,
}) => {
  const email = newEmail()
  await page.clock.install()
  await page.addInitScript('window.open = () => null')
  await page.goto('/parceiros-elos#candidatura')
  const form = page.locator('#candidatura')
  await form.getByLabel('Nome').focus()
  await expect(form.getByRole('combobox', { name: 'Cidade' })).toBeVisible()
  await fillPartner(form, email)
  await answer(form, QUESTIONS.isBroker, 'Não').check()
  await expect(form.getByText('Parceria disponível apenas para corretores')).toBeVisible()
  await answer(form, QUESTIONS.isBroker, 'Sim').check()
  await answer(form, QUESTIONS.sellsHealth, 'Não').check()
  await form.getByLabel(QUESTIONS.insurance).fill('Vida')
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  const link = form.getByRole('alert').getByRole('link', { name: 'Abrir a conversa' })
  await expect(form.getByLabel('Nome')).toHaveValue('João da Silva')
  // The button says so for a second.
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await tabOpenedBy(page, () => link.click())).toBe(
    chatAddress(
      partnerMessage(email, 'Vende planos de saúde: Não', 'Tipos de seguro que vende: Vida'),
    ),
  )
  await expect(form.getByRole('button', { name: 'Redirecionando...' })).toBeDisabled()
  await page.clock.resume()
  await expect(form.getByLabel('Nome')).toHaveValue('')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(partnerDialog(page)).toBeHidden()
})
