import { expect } from '@playwright/test'
import { htmlFaults } from './support/htmlRules.ts'
import { smallTargets } from './support/layout.ts'
import { templates } from './support/pages.ts'
import {
  expectFocusInSight,
  expectReadable,
  expectStillWhileRead,
  openRecorded,
} from './support/template.ts'
import { test } from './support/test.ts'

for (const [template, path] of Object.entries(templates)) {
  test.describe(`a page of the template ${template}`, () => {
    test('has valid markup', async ({ request }) => {
      expect(await htmlFaults(await (await request.get(path)).text())).toEqual([])
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 640 } })

      test('can be read and hit, stands still, and shows the focus', async ({ page }) => {
        await openRecorded(page, path)
        await expectReadable(page)
        expect.soft(await smallTargets(page), 'controls that are too small').toEqual([])
        await expectStillWhileRead(page)
        await expectFocusInSight(page)
      })
    })
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
