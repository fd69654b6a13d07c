import { expect } from '@playwright/test'
import { equalAccessFaults } from './support/equalAccess.ts'
import { htmlFaults } from './support/htmlRules.ts'
import { smallTargets } from './support/layout.ts'
import { templates } from './support/pages.ts'
import { expectGood } from './support/template.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

for (const [template, path] of Object.entries(templates)) {
  test(`on a phone, a page of the template ${template} has valid markup, can be read and hit, stands still, and shows the focus`, async ({
    page,
    request,
  }) => {
    expect.soft(await htmlFaults(await (await request.get(path)).text())).toEqual([])
    await expectGood(page, path)
    expect.soft(await equalAccessFaults(page), 'faults that Equal Access finds').toEqual([])
    expect.soft(await smallTargets(page), 'controls that are too small').toEqual([])
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
