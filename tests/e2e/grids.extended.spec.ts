import { expect } from '@playwright/test'
import { listsWithHoles } from './support/grids.ts'
import { templates } from './support/pages.ts'
import { test } from './support/test.ts'

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const WIDTHS = [320, 480, 768, 1024, 1440, 1920, 2560]

for (const [template, path] of Object.entries(templates)) {
  test(`no list of a page of the template ${template} has an empty cell, with one to nine items at any width`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await listsWithHoles(page, COUNTS), `at ${width} px`).toEqual([])
    }
  })
}
