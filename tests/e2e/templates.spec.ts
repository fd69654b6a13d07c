import { expect, type Page } from '@playwright/test'
import { tabThrough } from './support/focus.ts'
import { htmlFaults } from './support/htmlRules.ts'
import { smallTargets } from './support/layout.ts'
import { templates } from './support/pages.ts'
import { expectReadable, expectStillWhileRead, openRecorded } from './support/template.ts'
import { test } from './support/test.ts'

/** Goes through the page with the Tab key, from its top. */
async function expectFocusInSight(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { stops, faults } = await tabThrough(page)
  expect.soft(faults, 'stops of the Tab key').toEqual([])
  expect.soft(stops).toBeGreaterThan(10)
}

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
