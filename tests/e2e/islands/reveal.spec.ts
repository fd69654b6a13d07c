import { expect, type Page, test } from '@playwright/test'

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

  test('are all there on paper', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    await page.emulateMedia({ media: 'print' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all there for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all there when the script cannot be had', async ({ page }) => {
    await page.route('**/ilhas/**', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })
})
