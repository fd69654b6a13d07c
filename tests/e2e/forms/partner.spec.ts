import { expect } from '@playwright/test'
import { chatAddress, tabOpenedBy, test } from '../support/chat.ts'
import {
  answer,
  draftOf,
  fillPartner,
  leadsOf,
  newEmail,
  openPartner,
  partnerMessage,
  QUESTIONS,
} from '../support/forms.ts'

const { isBroker, sellsHealth, portability, insurance } = QUESTIONS
const NOTICE =
  'Parceria disponível apenas para corretoresNossa parceria é exclusiva para profissionais que já trabalham com seguros.'

test('each answer shows the questions that follow from it; the form can be sent once all are answered', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  const notice = dialog.getByText(NOTICE)
  await fillPartner(dialog, 'joao@exemplo.com.br')
  await expect(send).toBeHidden()
  await expect(notice).toBeHidden()

  await answer(dialog, isBroker, 'Não').check()
  await expect(notice).toBeVisible()
  await expect(send).toBeHidden()
  await dialog.getByLabel('Nome').press('Enter')
  await expect(notice).toBeVisible()
  await expect(dialog.getByRole('group', { name: sellsHealth })).toBeHidden()

  await answer(dialog, isBroker, 'Sim').check()
  await expect(notice).toBeHidden()
  await expect(send).toBeDisabled()
  await expect(
    dialog.getByText('Para enviar, falta responder: se você já vende planos de saúde.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Ir para o que falta' }).press('Enter')
  await expect(answer(dialog, sellsHealth, 'Sim')).toBeFocused()
  await answer(dialog, sellsHealth, 'Não').check()
  await expect(dialog.getByLabel(insurance)).toBeVisible()
  await answer(dialog, sellsHealth, 'Sim').check()
  await expect(dialog.getByLabel(insurance)).toBeHidden()
  await expect(send).toBeDisabled()
  await answer(dialog, portability, 'Não').check()
  await expect(send).toBeEnabled()
})

test('the chat opens, and after a second the modal is closed and empty', async ({ page }) => {
  const email = newEmail()
  await page.clock.install()
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  await answer(dialog, isBroker, 'Sim').check()
  await answer(dialog, sellsHealth, 'Não').check()
  await dialog.getByLabel(insurance).fill('Auto & vida')
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  await expect(send).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await tabOpenedBy(page, () => send.click())).toBe(
    chatAddress(
      partnerMessage(email, 'Vende planos de saúde: Não', 'Tipos de seguro que vende: Auto & vida'),
    ),
  )
  const redirecting = dialog.getByRole('button', { name: 'Redirecionando...' })
  await expect(redirecting).toBeDisabled()
  await page.clock.runFor(900)
  await expect(redirecting).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog).toBeHidden()
  expect(await draftOf(page, 'partner')).toBeNull()

  await page.clock.resume()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(dialog.getByLabel('Nome')).toHaveValue('')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect
    .poll(() => leadsOf(email), { timeout: 15_000 })
    .toMatchObject([
      {
        kind: 'partner',
        name: 'João da Silva',
        page: '/parceiros-elos',
        answers: [
          'Cidade: Campinas/SP',
          'É corretor de seguros: Sim',
          'Vende planos de saúde: Não',
          'Tipos de seguro que vende: Auto & vida',
        ],
      },
    ])
})
