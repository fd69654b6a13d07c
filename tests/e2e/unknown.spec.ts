import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { expect } from '@playwright/test'
import { test } from './support/test.ts'

for (const path of ['/nao-existe', '/a/b/c/d', '/%C3%A7%20x', '/api/x']) {
  test(`${path} is answered with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

for (const [path, address] of [
  ['/Cotacao/Amil-Saude', '/cotacao/amil-saude'],
  ['/LGPD', '/politica-privacidade'],
] as const) {
  test(`${path} is redirected once to the address that it means, with its campaign`, async ({
    request,
  }) => {
    const answer = await request.get(`${path}?utm_source=carta`, { maxRedirects: 0 })
    const { pathname, search } = new URL(answer.headers().location ?? '', 'http://site')
    expect([answer.status(), pathname, search]).toEqual([308, address, '?utm_source=carta'])
  })
}

for (const path of ['/%ff', '/blog/%c3', '/%zz', '/%ff.png', '/images/%ff', '/api/%ff']) {
  test(`${path} cannot be decoded and is answered with 400`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(400)
  })
}

test('an unknown path is logged', async ({ request }) => {
  // The path has no digits: a log leaves out what looks like a telephone number.
  const path = `/nao-existe-${randomUUID().replaceAll(/\d/g, 'x')}`
  await request.get(path)
  const log = () => readFileSync(join(LOCAL, 'logs', 'test', 'site.log'), 'utf8')
  await expect.poll(log).toContain(`"path":"${path}","status":404`)
})

test('the 404 page says that there is no such page, and links to others', async ({ page }) => {
  await page.goto('/nao-existe')
  await expect(page.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible()
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await expect(link('Ir para o início')).toHaveAttribute('href', '/')
  await expect(link('Falar por telefone')).toHaveAttribute('href', '/#contato')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toBeVisible()
  const suggested = page.getByRole('navigation', { name: /^Talvez você procure/ })
  await expect(suggested.getByRole('link')).toHaveCount(12)
})

test('the 404 page names the page whose address is like the wrong one', async ({ page }) => {
  await page.goto('/plano-familia')
  const near = page.getByRole('navigation', { name: /^Talvez você procure/ }).getByRole('paragraph')
  await expect(near).toHaveText('Você procurava Plano Familiar?')
  await near.getByRole('link').click()
  await expect(page).toHaveURL('/plano-familiar')
})
