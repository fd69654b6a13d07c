import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('the contact form leads to the chat with its message typed', async ({ page }) => {
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/#contato')
  const form = page.locator('#contato form')
  await form.getByLabel('Nome').fill('Maria José')
  await form.getByLabel('E-mail').fill('maria@exemplo.com.br')
  await form.getByLabel('Telefone').fill('11 90000-0000')
  await form.locator('[name="operadora"]').selectOption('amil')
  await form.locator('[name="59oumais"]').fill('2')
  await form.locator('button[type="submit"]').click()
  await page.waitForURL('https://wa.me/**')
  const message = new URL(page.url()).searchParams.get('text')
  expect(message).toContain('Nome: Maria José')
  expect(message).toContain('Operadora: Amil')
  expect(message).toContain('59 anos ou mais: 2 vidas')
})

test('a form with a wrong answer is answered with what to correct', async ({ request }) => {
  const answer = await request.post('/api/contato', {
    form: { name: 'Maria', email: 'maria', phone: '1', '00a18': '200' },
  })
  expect(answer.status()).toBe(422)
  const text = await answer.text()
  expect(text).toContain('Confira o e-mail')
  expect(text).toContain('no máximo 99 vidas')
})

test('the partner form leads brokers to the chat, and nobody else', async ({ request }) => {
  const broker = { nome: 'João', email: 'j@exemplo.com.br', cidade: 'Campinas/SP' }
  const refused = await request.post('/api/parceria', { form: { ...broker, isCorretor: 'nao' } })
  expect(refused.status()).toBe(422)
  expect(await refused.text()).toContain('Parceria disponível apenas para corretores')
  const taken = await request.post('/api/parceria', {
    form: { ...broker, isCorretor: 'sim', vendePlanoSaude: 'sim', experienciaPortabilidade: 'nao' },
    maxRedirects: 0,
  })
  expect(taken.status()).toBe(303)
  expect(taken.headers().location).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
})
