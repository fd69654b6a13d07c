import { expect, type Page } from '@playwright/test'
import { openSettled, settle } from '../support/settled.ts'
import { test } from '../support/test.ts'

test.describe('sections', () => {
  const opacity = (page: Page, id: string) =>
    page
      .locator(`#${id} > *`)
      .first()
      .evaluate((element) => getComputedStyle(element).opacity)

  /** Scrolls until a section is half a window below the window. */
  const approach = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((section) => {
      const { top } = section.getBoundingClientRect()
      scrollBy({ top: top - innerHeight * 1.5, behavior: 'instant' })
    })

  test('are hidden when they come near, and revealed once, when they come into sight', async ({
    page,
  }) => {
    await openSettled(page, '/')
    expect(await opacity(page, 'perguntas')).toBe('1')
    await approach(page, 'perguntas')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    expect(await opacity(page, 'inicio')).toBe('1')
    await page.locator('#perguntas').scrollIntoViewIfNeeded()
    await expect.poll(() => opacity(page, 'perguntas')).toBe('1')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are there at once for a visitor who jumps to them', async ({ page }) => {
    await openSettled(page, '/')
    await page
      .locator('#perguntas')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await settle(page)
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all visible in print', async ({ page }) => {
    await openSettled(page, '/')
    await approach(page, 'perguntas')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    await page.emulateMedia({ media: 'print' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all visible to a visitor who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSettled(page, '/')
    await approach(page, 'perguntas')
    await settle(page)
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
