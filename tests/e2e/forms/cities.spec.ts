import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { openPartner } from '../support/forms.ts'

test('a city is chosen by keyboard; the list closes when the field is left, and by Escape, which leaves the modal open', async ({
  page,
}) => {
  const dialog = await openPartner(page)
  const city = dialog.getByRole('combobox', { name: 'Cidade' })
  const suggestions = dialog.getByRole('option')
  await expect(city).toBeEnabled()
  await city.focus()
  await page.keyboard.type('campinas')
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByRole('status').getByText(/cidades? sugeridas?/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  const last = suggestions.last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  expect(await city.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'))
  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(city).toHaveValue('campinas')
  await page.keyboard.type('/s')
  await expect(suggestions.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(suggestions).toHaveCount(0)
  await city.press('p')
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Campinas/SP')
})
