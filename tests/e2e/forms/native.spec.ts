import { expect } from '@playwright/test'
import { chatAddress, chatReachedBy, test } from '../support/chat.ts'
import {
  answer,
  fillPartner,
  fillQuote,
  leadsOf,
  newEmail,
  openBands,
  openMore,
  partnerMessage,
  quoteMessage,
} from '../support/forms.ts'
import { env, lake } from '../support/lake.ts'

test.use({ javaScriptEnabled: false })

test('without script the contact form shows its errors, keeps the answers, and leads to the chat', async ({
  page,
}) => {
  await page.goto('/#contato')
  const form = page.locator('#contato form')
  await fillQuote(form, 'maria@exemplo')
  await openMore(form)
  await form.getByLabel('Operadora').selectOption('amil')
  await openBands(form)
  await form.getByLabel('59 ou mais').fill('2')
  await form.getByLabel('Mensagem').fill('Olá </textarea><b>"tudo" & bem')
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()

  await expect(page).toHaveURL('/api/contato')
  await expect(page).toHaveTitle(/^Erro: .*Elos Saúde/)
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/nome@exemplo\.com\.br/)
  await expect(form.locator('[aria-invalid]')).toHaveCount(1)
  await expect(form.getByLabel('Nome')).toHaveValue('Maria José')
  await expect(form.getByLabel('Operadora')).toHaveValue('amil')
  await expect(form.getByLabel('59 ou mais')).toBeVisible()
  await expect(form.getByLabel('59 ou mais')).toHaveValue('2')
  await expect(form.getByLabel('Mensagem')).toHaveValue('Olá </textarea><b>"tudo" & bem')

  await form.getByLabel('E-mail').fill('maria@exemplo.com.br')
  const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  expect(await chatReachedBy(page, () => send.click())).toBe(
    chatAddress(
      quoteMessage(
        'maria@exemplo.com.br',
        'Operadora: Amil',
        'Faixas etárias:',
        '- 59 anos ou mais: 2 vidas',
        'Mensagem: Olá </textarea><b>"tudo" & bem',
      ),
    ),
  )
  const again = await page.request.get('/api/contato', { maxRedirects: 0 })
  expect(again.headers().location, 'opened again').toBe('/#cotacao')
})

test('without script the partner form asks brokers its further questions, and leads to the chat', async ({
  page,
}) => {
  await page.goto('/parceiros-elos#candidatura')
  const form = page.locator('#candidatura')
  const send = form.getByRole('button', { name: 'Enviar pelo WhatsApp' })
  await fillPartner(form, 'joao@exemplo.com.br')
  await answer(form, 'Você já é corretor', 'Não').check()
  await expect(form.getByText('Parceria disponível apenas para corretores')).toBeVisible()
  await expect(send).toBeHidden()

  await answer(form, 'Você já é corretor', 'Sim').check()
  await send.click()
  await expect(page).toHaveURL('/api/parceria')
  await expect(form.getByLabel('Cidade')).toHaveValue('Campinas/SP')
  await expect(answer(form, 'Você já é corretor', 'Sim')).toBeChecked()
  await expect(form.getByText('Diga se já vende planos de saúde.')).toBeVisible()

  await answer(form, 'vende planos', 'Sim').check()
  await answer(form, 'experiência com portabilidade', 'Sim').check()
  expect(await chatReachedBy(page, () => send.click())).toBe(
    chatAddress(
      partnerMessage(
        'joao@exemplo.com.br',
        'Vende planos de saúde: Sim',
        'Experiência com portabilidade: Sim',
      ),
    ),
  )
  const again = await page.request.get('/api/parceria', { maxRedirects: 0 })
  expect(again.headers().location, 'opened again').toBe('/parceiros-elos#candidatura')
})

test('without script an open answer leads to a request with its question, of which staff read what else is open', async ({
  page,
}) => {
  await page.goto('/amil-saude')
  await page.getByRole('link', { name: 'Perguntar por mim: MEI' }).click()
  await expect(page).toHaveURL('/cotacao/amil-saude/pergunta/mei')
  const form = page.getByRole('main')
  const question = 'Vende a MEI? A partir de quantas vidas?'
  await expect(form.getByRole('heading', { name: 'Cotação: Amil' })).toBeVisible()
  await expect(form.getByLabel('Quem vai contratar')).toHaveValue('mei')
  await expect(form.getByLabel('Mensagem')).toHaveValue(question)
  const email = newEmail()
  await fillQuote(form, email)
  await form.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  const answers = ['Operadora: Amil', 'Quem vai contratar: MEI', `Mensagem: ${question}`]
  expect(await leadsOf(email)).toEqual([expect.objectContaining({ page: '/amil-saude', answers })])
  const open = '*[_type == "lead" && email == $email][0].openFacts'
  expect(await lake.fetch(open, { email })).toMatch(/^Pessoa física, sem CNPJ; .*MEI/)
})

test('without script a company sends the ages of a sheet as they are, and all are counted', async ({
  page,
}) => {
  await page.goto('/cotacao/plano-empresarial')
  const form = page.getByRole('main')
  const email = newEmail()
  await fillQuote(form, email)
  await openMore(form)
  const ages = Array.from({ length: 45 }, (_, index) => `${18 + index} anos`)
  await form.getByLabel('Idades').fill(ages.join('\n'))
  await form.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  const [lead] = await leadsOf(email)
  const lives = [...JSON.stringify(lead).matchAll(/: (\d+) vidas?/g)].map(([, count]) =>
    Number(count),
  )
  expect(lives.reduce((sum, count) => sum + count, 0)).toBe(45)
})

test('the server names all errors of a form that the browser did not check', async ({
  request,
}) => {
  const answer = await request.post('/api/contato', {
    headers: { origin: env.E2E_SITE_URL },
    form: { name: 'Maria', email: 'maria', phone: '1', '00a18': '200' },
  })
  expect(answer.status()).toBe(422)
  const html = await answer.text()
  expect(html).toContain('Confira o e-mail')
  expect(html).toContain('no máximo 99 vidas')
})
