import { expect, type Page } from '@playwright/test'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

test.describe('sections', () => {
  const opacity = (page: Page, id: string) =>
    page
      .locator(`#${id} > *`)
      .first()
      .evaluate((element) => getComputedStyle(element).opacity)

  test('are revealed once, when they come into sight', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    expect(await opacity(page, 'inicio')).toBe('1')
    await page.locator('#perguntas').scrollIntoViewIfNeeded()
    await expect.poll(() => opacity(page, 'perguntas')).toBe('1')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all visible in print', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    await page.emulateMedia({ media: 'print' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all visible to a visitor who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSettled(page, '/')
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all visible when the script cannot be loaded', async ({ page }) => {
    await page.route('**/ilhas/**', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await page.goto('/')
    await refused
    expect(await opacity(page, 'perguntas')).toBe('1')
  })
})
