import { expect } from '@playwright/test'
import { tabThrough } from '../support/focus.ts'
import { templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'
import { openSettled } from '../support/settled.ts'

for (const [template, path] of Object.entries(templates)) {
  test(`by keyboard, the focus is always in sight on a page of the template ${template}`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 640],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openSettled(page, path)
      const { stops, faults } = await tabThrough(page)
      expect.soft(faults, `${width} px`).toEqual([])
      expect(stops).toBeGreaterThan(10)
    }
  })
}

test('the first Tab stop is a link to the content', async ({ page }) => {
  await page.goto('/bradesco-saude')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
