import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { ageForms, fillQuote, leadsOf, newEmail, quoteDialog } from '../support/forms.ts'
import { formLink, requestInModal, requestOnPage } from '../support/subjectRequest.ts'

test.describe('the quote modal', () => {
  test.beforeEach(({ page }) => ageForms(page))

  test('opened on the page of a plan has its answers and its own question, and is taken', async ({
    page,
  }) => {
    await requestInModal(page, '/plano-empresarial')
  })

  test('suggests cities, and forgets its subject on a page about nothing in particular', async ({
    page,
  }) => {
    await page.goto('/amil-saude')
    await formLink(page).click()
    const dialog = quoteDialog(page)
    const city = dialog.getByLabel('Cidade (opcional)')
    await dialog.getByLabel('Nome').fill('Ana')
    await city.focus()
    await expect(city).toHaveAttribute('role', 'combobox')
    await city.fill('sao paul')
    await expect(city).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue('São Paulo/SP')
    await expect(dialog.getByRole('listbox', { name: 'Cidades sugeridas' })).toBeHidden()

    await page.goto('/termos-uso')
    await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
    await expect(dialog).toHaveAccessibleName('Solicitar Cotação')
    await expect(dialog.getByLabel('Nome')).toHaveValue('Ana')
    await expect(city).toHaveValue('São Paulo/SP')
    await expect(dialog.getByLabel('Operadora')).toHaveValue('')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of an insurance has its own question, and is taken', async ({ page }) => {
    await requestOnPage(page, '/seguro-vida')
  })

  test('ages in words are counted, errors are shown beside their fields, and answers stay', async ({
    page,
  }) => {
    const email = newEmail()
    await page.goto('/cotacao/amil-saude')
    const main = page.getByRole('main')
    await fillQuote(main, email)
    await main.getByLabel('Telefone').fill('119')
    await main.getByLabel('Idades').fill('34, 36 e 5')
    const send = main.getByRole('button', { name: 'Solicitar Cotação' })
    await send.click()
    await expect(main.getByLabel('Telefone')).toHaveAccessibleDescription(/Faltam números/)
    await expect(main.getByLabel('Operadora')).toHaveValue('amil')
    await expect(main.getByLabel('Idades')).toHaveValue('34, 36 e 5')
    await main.getByLabel('Telefone').fill('11988887777')
    await send.click()
    await expect(main.getByRole('status')).toBeVisible()
    expect(await leadsOf(email)).toMatchObject([
      {
        answers: [
          'Operadora: Amil',
          'Pessoas por faixa de idade: 0 a 18 anos: 1 vida\n34 a 38 anos: 2 vidas',
        ],
      },
    ])
  })
})

test('search engines do not index the form of a subject, and it is not in the sitemap', async ({
  request,
}) => {
  expect(await (await request.get('/cotacao/amil-saude')).text()).toMatch(
    /<meta name="robots" content="noindex"\/?>/,
  )
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/cotacao')
  expect((await request.get('/cotacao/nao-existe')).status()).toBe(404)
  const elsewhere = await request.get('/cotacao/termos-uso', { maxRedirects: 0 })
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([307, '/#contato'])
})
