import { expect } from '@playwright/test'
import { test } from './support/test.ts'

for (const [path, status] of [
  ['/a/b/c/d', 404],
  ['/%C3%A7%20x', 404],
  ['/api/x', 404],
  ['/%ff', 400],
  ['/blog/%zz', 400],
  ['/images/%ff.png', 400],
  ['/api/%ff', 400],
] as const) {
  test(`${path} is answered with ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

test('the 404 page links to others, and names the one whose address is like the wrong one', async ({
  page,
}) => {
  await page.goto('/plano-familia')
  await expect(page.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible()
  const suggested = page.getByRole('navigation', { name: /^Talvez você procure/ })
  await expect(suggested.getByRole('listitem')).toHaveCount(13)
  const near = suggested.getByRole('paragraph')
  await expect(near).toHaveText('Você procurava Plano Familiar?')
  await near.getByRole('link').click()
  await expect(page).toHaveURL('/plano-familiar')
})
