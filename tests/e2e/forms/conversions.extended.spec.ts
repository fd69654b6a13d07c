import { byChat } from '@elos/ui/words/buttons'
import { expect } from '@playwright/test'
import { chatAddress, settings, tabOpenedBy, test } from '../support/chat.ts'
import { reportConversions, reported } from '../support/conversions.ts'
import {
  answer,
  fillPartner,
  newEmail,
  openPartner,
  partnerMessage,
  QUESTIONS,
} from '../support/forms.ts'
import { openSettled } from '../support/settled.ts'

const _EMAIL = 'maria@exemplo.com.br'

test.beforeEach(({ page }) => reportConversions(page))

test('where conversions are reported, the report opens the chat of the partner form', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  await answer(dialog, QUESTIONS.isBroker, 'Sim').check()
  await answer(dialog, QUESTIONS.sellsHealth, 'Sim').check()
  await answer(dialog, QUESTIONS.portability, 'Sim').check()
  await dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(dialog).toBeHidden()
  expect(await reported(page)).toEqual([
    chatAddress(
      partnerMessage(email, 'Vende planos de saúde: Sim', 'Experiência com portabilidade: Sim'),
    ),
  ])
  expect(context.pages()).toHaveLength(1)
})

/** A link to the chat on each kind of page that has one of its own. */
const CHAT_LINKS = [
  ['/termos-uso', 'Conversar pelo WhatsApp'],
  ['/bradesco-saude', byChat('Solicitar Cotação')],
  ['/plano-senior', byChat('Solicitar Cotação')],
  ['/', byChat('Quero fazer a portabilidade')],
  ['/blog/corretora-portabilidade-saude', byChat('Analisar minha portabilidade')],
] as const

test('where conversions are reported, the report opens the chat of the links on every kind of page', async ({
  page,
  context,
}) => {
  for (const [path, name] of CHAT_LINKS) {
    await openSettled(page, path)
    const link = page
      .locator('a[href^="https://wa.me/"]')
      .and(page.getByRole('link', { name, exact: true }))
      .first()
    await link.click()
    expect(await reported(page), `“${name}” on ${path}`).toEqual([await link.getAttribute('href')])
    expect(context.pages()).toHaveLength(1)
  }
})

test('where the report fails, or is no function, the chat opens all the same', async ({ page }) => {
  await openSettled(page, '/termos-uso')
  const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' })
  for (const report of ['() => { throw new Error("blocked") }', '"blocked"', 'undefined']) {
    await page.evaluate(`window.gtag_report_conversion = ${report}`)
    expect(await tabOpenedBy(page, () => chat.click())).toBe(
      chatAddress(settings.chatMessages.floating),
    )
  }
})
