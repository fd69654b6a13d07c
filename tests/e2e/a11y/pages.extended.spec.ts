import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { htmlFaults } from '../support/htmlRules.ts'
import { keptPaths, otherPaths } from '../support/pages.ts'
import { test } from '../support/reader.ts'

const WIDTHS = [360, 768, 1280]

for (const path of otherPaths) {
  test(`the markup of ${path} is valid`, async ({ request }) => {
    expect(await htmlFaults(await (await request.get(path)).text())).toEqual([])
  })
}

for (const path of keptPaths) {
  test(`axe finds nothing wrong on ${path} at any width`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
    }
  })
}
