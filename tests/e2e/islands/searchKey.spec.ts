import { expect } from '@playwright/test'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} is logged, and the browser’s own shortcut does not run`, async ({ page }) => {
    const notes: string[] = []
    page.on('console', (message) => notes.push(message.text()))
    await openSettled(page, '/')
    await page.evaluate(() =>
      addEventListener('keydown', (event) => {
        if (event.key === 'k') console.log(event.defaultPrevented ? 'prevented' : 'left')
      }),
    )
    await page.keyboard.press(key)
    await expect.poll(() => notes).toEqual(['search-key', 'prevented'])
  })
}

test('a suggestion that the browser fills in is no key', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openSettled(page, '/')
  await page
    .locator('#contato')
    .getByLabel('Nome')
    .evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })))
  expect(errors).toEqual([])
})
