import { expect, type Page } from '@playwright/test'
import { chatAddress, chatReachedBy, test } from '../support/chat.ts'
import {
  fillQuote,
  leadsOf,
  newEmail,
  openContact,
  openMore,
  openQuote,
  quoteMessage,
} from '../support/forms.ts'
import { lake } from '../support/lake.ts'

for (const [what, addresses] of [
  ['no script', '**/ilhas/**'],
  ['the script of no island', '**/ilhas/wake-*'],
  ['no data of the islands', '**/dados.json'],
] as const) {
  test(`when ${what} can be loaded, links open their pages and forms are sent`, async ({
    page,
  }) => {
    await page.route(addresses, (route) => route.abort())
    await page.goto('/parceiros-elos')
    await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
    await expect(page).toHaveURL('/parceiros-elos#candidatura')
    await expect(page.locator('#candidatura').getByLabel('Nome')).toBeVisible()
    await page.goto('/termos-uso')
    await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
    await expect(page).toHaveURL('/#contato')
    const form = page.locator('#contato form')
    await fillQuote(form, 'maria@exemplo.com.br')
    const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
    expect(await chatReachedBy(page, () => send.click())).toBe(
      chatAddress(quoteMessage('maria@exemplo.com.br')),
    )
  })
}

/** Answers for the rules of the quote form with a script that no browser can read. */
const breakRules = (page: Page) =>
  page.route('**/ilhas/rules-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const /' }),
  )

test('when the browser cannot read the rules of the form, the request is sent for the server to check', async ({
  page,
}) => {
  await breakRules(page)
  const dialog = await openQuote(page, '/amil-saude')
  const email = newEmail()
  await fillQuote(dialog, email)
  await openMore(dialog)
  await dialog.getByLabel('Idades').fill('34, 36 e 5')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  await expect(page).toHaveURL(/\/cotacao\/amil-saude/)
  const [lead] = await leadsOf(email)
  expect(JSON.stringify(lead)).toContain('34 a 38 anos: 2 vidas')
})

test('when the browser cannot read the rules of the form, who asks to be called is not led to the chat', async ({
  page,
}) => {
  await breakRules(page)
  const form = await openContact(page)
  const email = newEmail()
  await fillQuote(form, email)
  await form.getByRole('button', { name: 'Não uso WhatsApp, prefiro uma ligação' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  const stored = await lake.fetch('*[_type == "lead" && email == $email].prefersCall', { email })
  expect(stored).toEqual([true])
})
