import { expect } from '@playwright/test'
import { approach, opacity } from '../support/reveal.ts'
import { openSettled, settle } from '../support/settled.ts'
import { test } from '../support/test.ts'

test.describe('sections', () => {
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
