import { expect, type Page } from '@playwright/test'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

test.describe('larger text', () => {
  const size = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

  test('is kept on the next page without a layout shift, and can be switched off', async ({
    page,
  }) => {
    await page.goto('/bradesco-saude')
    const usual = await size(page)
    await page.getByRole('link', { name: 'Voltar ao topo' }).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Texto maior' }).click()
    const larger = await size(page)
    expect(Number.parseFloat(larger)).toBeGreaterThan(Number.parseFloat(usual) * 1.15)

    await openSettled(page, '/amil-saude')
    expect(await size(page)).toBe(larger)
    const shifts = await page.evaluate(() => performance.getEntriesByType('layout-shift').length)
    expect(shifts).toBe(0)
    await page.getByRole('link', { name: 'Voltar ao topo' }).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Texto normal' }).click()
    await page.goto('/')
    expect(await size(page)).toBe(usual)
  })
})
