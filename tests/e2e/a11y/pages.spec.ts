import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { keptPaths, templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'
import { htmlFaults } from './htmlRules.ts'

const WIDTHS = [360, 768, 1280]

for (const path of keptPaths) {
  test(`the markup of ${path} is valid`, async ({ request }) => {
    expect(await htmlFaults(await (await request.get(path)).text())).toEqual([])
  })
}

// Pages of one template differ only in their texts. A11Y=long tries every page.
const tried = process.env.A11Y === 'long' ? keptPaths : Object.values(templates)

for (const path of tried) {
  test(`axe finds nothing wrong on ${path} at any width`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
    }
  })
}
