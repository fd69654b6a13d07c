import { expect } from '@playwright/test'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} leads to the search`, async ({ page }) => {
    await openSettled(page, '/')
    await page.keyboard.press(key)
    await expect(page).toHaveURL('/busca')
    await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
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
