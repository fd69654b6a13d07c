import { expect } from '@playwright/test'
import {
  blockTabs,
  chatAddress,
  reportConversions,
  reported,
  settings,
  tabOpenedBy,
  test,
} from '../support/chat.ts'
import {
  answer,
  draftOf,
  fillPartner,
  leadsOf,
  newEmail,
  openPartner,
  partnerDialog,
} from '../support/forms.ts'

const IS_BROKER = 'Você já é corretor de seguros?'
const SELLS_HEALTH = 'Você já vende planos de saúde?'
const PORTABILITY = 'Tem experiência com portabilidade?'
const INSURANCE = 'Que tipos de seguro você vende?'
const NOTICE =
  'Parceria disponível apenas para corretoresNossa parceria é exclusiva para profissionais que já trabalham com seguros.'

const message = (email: string, ...lines: string[]) =>
  [
    `${settings.chatMessages.partner}\n`,
    'Nome: João da Silva',
    `E-mail: ${email}`,
    'Cidade: Campinas/SP',
    'É corretor de seguros: Sim',
    ...lines,
  ].join('\n')

test('every call to brokers opens the one modal; its close button empties it', async ({ page }) => {
  await page.goto('/parceiros-elos')
  const dialog = partnerDialog(page)
  const triggers = [
    page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }),
    page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }),
    page.getByRole('main').getByRole('link', { name: 'Quero Ser Parceiro' }).last(),
  ]
  for (const trigger of triggers) {
    await trigger.click()
    await expect(dialog.getByLabel('Nome')).toBeFocused()
    await expect(dialog.getByLabel('Nome')).toHaveValue('')
    await page.keyboard.type('João')
    await answer(dialog, IS_BROKER, 'Não').check()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
    expect(await draftOf(page, 'partner')).toBeNull()
  }
  await triggers[0]?.click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Falar pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatAddress(settings.chatMessages.partner),
  )
})

test('each answer reveals what follows from it; the form is sent once all of it holds', async ({
  page,
}) => {
  const email = newEmail()
  const dialog = await openPartner(page)
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  const notice = dialog.getByText(NOTICE)
  await fillPartner(dialog, email)
  await expect(send).toBeHidden()
  await expect(notice).toBeHidden()

  await answer(dialog, IS_BROKER, 'Não').check()
  await expect(notice).toBeVisible()
  await expect(send).toBeHidden()
  await dialog.getByLabel('Nome').press('Enter')
  await expect(notice).toBeVisible()
  await expect(dialog.getByRole('group', { name: SELLS_HEALTH })).toBeHidden()

  await answer(dialog, IS_BROKER, 'Sim').check()
  await expect(notice).toBeHidden()
  await expect(send).toBeDisabled()
  await answer(dialog, SELLS_HEALTH, 'Não').check()
  await expect(dialog.getByRole('group', { name: PORTABILITY })).toBeHidden()
  await expect(send).toBeDisabled()
  await dialog.getByLabel(INSURANCE).fill('Auto, vida e residencial')
  await expect(send).toBeEnabled()

  await answer(dialog, SELLS_HEALTH, 'Sim').check()
  await expect(dialog.getByLabel(INSURANCE)).toBeHidden()
  await expect(send).toBeDisabled()
  await answer(dialog, PORTABILITY, 'Não').check()
  await expect(send).toBeEnabled()
  await dialog.getByLabel('Nome').fill(' ')
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Nome').fill('João da Silva')

  await dialog.getByText('Ver a mensagem que será enviada').click()
  const words = message(email, 'Vende planos de saúde: Sim', 'Experiência com portabilidade: Não')
  await expect(dialog.getByRole('blockquote')).toHaveText(words)
  expect(await tabOpenedBy(page, () => send.click())).toBe(chatAddress(words))
})

test('the chat opens, and after a second the modal is closed and empty', async ({ page }) => {
  const email = newEmail()
  await page.clock.install()
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  await answer(dialog, IS_BROKER, 'Sim').check()
  await answer(dialog, SELLS_HEALTH, 'Não').check()
  await dialog.getByLabel(INSURANCE).fill('Auto & vida')
  const send = dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  await expect(send).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await tabOpenedBy(page, () => send.click())).toBe(
    chatAddress(
      message(email, 'Vende planos de saúde: Não', 'Tipos de seguro que vende: Auto & vida'),
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

test('where conversions are reported, the report opens the chat', async ({ page, context }) => {
  const email = newEmail()
  await reportConversions(page)
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  await answer(dialog, IS_BROKER, 'Sim').check()
  await answer(dialog, SELLS_HEALTH, 'Sim').check()
  await answer(dialog, PORTABILITY, 'Sim').check()
  await dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(dialog).toBeHidden()
  expect(await reported(page)).toEqual([
    chatAddress(message(email, 'Vende planos de saúde: Sim', 'Experiência com portabilidade: Sim')),
  ])
  expect(context.pages()).toHaveLength(1)
})

test('the form of the page does the same, where it stands; a blocked chat is offered', async ({
  page,
}) => {
  const email = newEmail()
  await blockTabs(page)
  await page.goto('/parceiros-elos#candidatura')
  const form = page.locator('#candidatura')
  await form.getByLabel('Nome').focus()
  await expect(form.getByRole('combobox', { name: 'Cidade' })).toBeVisible()
  await fillPartner(form, email)
  await answer(form, IS_BROKER, 'Não').check()
  await expect(form.getByText(NOTICE)).toBeVisible()
  await answer(form, IS_BROKER, 'Sim').check()
  await answer(form, SELLS_HEALTH, 'Não').check()
  await form.getByLabel(INSURANCE).fill('Vida')
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  const link = form.getByRole('alert').getByRole('link', { name: 'Abrir a conversa' })
  await expect(form.getByLabel('Nome')).toHaveValue('João da Silva')
  expect(await tabOpenedBy(page, () => link.click())).toBe(
    chatAddress(message(email, 'Vende planos de saúde: Não', 'Tipos de seguro que vende: Vida')),
  )
  await expect(form.getByRole('button', { name: 'Redirecionando...' })).toBeDisabled()
  await expect(form.getByLabel('Nome')).toHaveValue('')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(partnerDialog(page)).toBeHidden()
})
