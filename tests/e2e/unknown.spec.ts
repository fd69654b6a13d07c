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

test('the 404 page links to others, and names the one whose address is like the wrong one', async ({
  page,
}) => {
  await page.goto('/plano-familia')
  await expect(page.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible()
  const suggested = page.getByRole('navigation', { name: /^Talvez você procure/ })
  await expect(suggested.getByRole('listitem')).toHaveCount(12)
  const near = suggested.getByRole('paragraph')
  await expect(near).toHaveText('Você procurava Plano Familiar?')
  await near.getByRole('link').click()
  await expect(page).toHaveURL('/plano-familiar')
})
