import { expect } from '@playwright/test'
import { openSettled } from './support/settled.ts'
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

test('the keyboard brings what has the focus into sight at once', async ({ page }) => {
  await openSettled(page, '/')
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.press('Tab')
  const place = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    return { isInSight: top >= 0 && bottom <= innerHeight, isFar: scrollY > 3000 }
  })
  expect(place).toEqual({ isInSight: true, isFar: true })
})

test('the foot of a page leads back to its top', async ({ page }) => {
  await page.goto('/bradesco-saude')
  await page.getByRole('link', { name: 'Voltar ao topo' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
