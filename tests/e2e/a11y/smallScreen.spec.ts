import { expect, test } from '@playwright/test'
import { cutParts, smallTargets } from '../support/layout.ts'
import { templates } from '../support/pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [template, path] of Object.entries(templates)) {
  test(`in little room nothing is lost, and a thumb hits every control, on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect.soft(await cutParts(page)).toEqual([])
    expect.soft(await smallTargets(page)).toEqual([])
  })
}
