import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { city, suggestions } from '../support/cities.ts'
import { openPartner } from '../support/forms.ts'

test('a city is chosen by keyboard; Escape closes the list, not the modal', async ({ page }) => {
  const dialog = await openPartner(page)
  await expect(city(dialog)).toBeEnabled()
  await city(dialog).focus()
  await page.keyboard.type('campinas')
  await expect(city(dialog)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions(dialog).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  const last = suggestions(dialog).last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  expect(await city(dialog).getAttribute('aria-activedescendant')).toBe(
    await last.getAttribute('id'),
  )
  await page.keyboard.press('Escape')
  await expect(suggestions(dialog)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(city(dialog)).toHaveValue('campinas')
  await page.keyboard.type('/s')
  await expect(city(dialog)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city(dialog)).toHaveValue('Campinas/SP')
})
