import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { fillQuote, leadsOf, newEmail, openContact, openMore } from '../support/forms.ts'

const WITHOUT_CHAT = 'Não uso WhatsApp, prefiro uma ligação'

test('who has no chat sends the contact form to the inbox, and staff learn to call', async ({
  page,
}) => {
  const email = newEmail()
  const form = await openContact(page)
  const send = form.getByRole('button', { name: WITHOUT_CHAT })
  await send.click()
  await expect(form.getByLabel('Nome')).toHaveAccessibleDescription('Informe seu nome.')
  await fillQuote(form, email)
  await openMore(form)
  await form.getByLabel('Idades').fill('um casal e 34')
  await expect(form.getByText('Não dá para contar estas idades com certeza.')).toBeVisible()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('um casal e 34')
  expect(await leadsOf(email)).toMatchObject([
    { page: '/', phone: '(11) 98888-7777', prefersCall: true },
  ])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('staff learn to call also whose form came back with an error', async ({ page }) => {
    const email = newEmail()
    await page.goto('/#contato')
    const form = page.locator('#contato form')
    await fillQuote(form, 'maria@exemplo')
    await form.getByRole('button', { name: WITHOUT_CHAT }).click()
    await expect(page).toHaveTitle(/^Erro: /)
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(email)
    await main.getByRole('button', { name: 'Solicitar Cotação' }).click()
    await expect(main.getByRole('status')).toContainText('Cotação solicitada com sucesso!')
    expect(await leadsOf(email)).toMatchObject([{ prefersCall: true }])
  })

  test('the link on the page of a carrier leads to its form, which comes back with its error, and is then taken', async ({
    page,
  }) => {
    const email = newEmail()
    await page.goto('/amil-saude')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Preencher o formulário' }).last().click()
    await expect(page).toHaveURL('/cotacao/amil-saude')
    await expect(main.getByLabel('Operadora')).toHaveValue('amil')
    const send = main.getByRole('button', { name: 'Solicitar Cotação' })
    await expect(main.getByLabel('Operadora')).toBeHidden()
    await fillQuote(main, 'maria@exemplo')
    await openMore(main)
    await main.getByLabel('Cidade').fill('Campinas/SP')
    await send.click()
    await expect(page).toHaveTitle(/^Erro: Cotação: Amil/)
    await expect(main.getByLabel('Cidade')).toBeVisible()
    await expect(main.getByLabel('Cidade')).toHaveValue('Campinas/SP')

    await main.getByLabel('E-mail').fill(email)
    await send.click()
    await expect(main.getByRole('status')).toContainText('Cotação solicitada com sucesso!')
    const [lead] = await leadsOf(email)
    expect(lead?.prefersCall).toBeNull()
    await expect(main).toContainText(lead?.reference ?? 'no reference')
    for (const told of ['Maria', email, '98888']) expect(page.url()).not.toContain(told)
  })
})
