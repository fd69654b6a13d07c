import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test.describe('the header', () => {
  test('has the sections of the partner page there, and its logo leads to the top', async ({
    page,
  }) => {
    await page.goto('/parceiros-elos')
    const nav = page.getByRole('navigation', { name: 'Principal' })
    for (const name of ['Como Funciona', 'Portabilidade', 'Vantagens', 'Operadoras', 'FAQ']) {
      await nav.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(/#/)
    }
    await expect(page.locator('#faq h2')).toBeInViewport()
    await page.getByRole('banner').getByRole('link', { name: 'Elos Saúde' }).click()
    await expect(page).toHaveURL(/#hero$/)
    await expect(page.locator('#hero h1')).toBeInViewport()
  })

  test('leads from another page to the sections of the home page', async ({ page }) => {
    await page.goto('/bradesco-saude')
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Serviços' })
      .click()
    await expect(page).toHaveURL('/#servicos')
    await expect(page.locator('#servicos h2')).toBeInViewport()
  })
})

test('arriving at a section of the home page scrolls to it', async ({ page }) => {
  await page.goto('/#contato')
  await expect(page.locator('#contato h2')).toBeInViewport()
})

test('the foot of a page leads back to its top', async ({ page }) => {
  await page.goto('/bradesco-saude')
  await page.getByRole('link', { name: 'Voltar ao topo' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
