import { expect } from '@playwright/test'
import { approach, opacity } from '../support/reveal.ts'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

test.describe('sections', () => {
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
})
