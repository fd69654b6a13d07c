import { expect } from '@playwright/test'
import { listsWithHoles } from './support/grids.ts'
import { templates } from './support/pages.ts'
import { test } from './support/test.ts'

/** The widths of common screens, at which a grid has most columns. */
const WIDTHS = [1024, 1440, 1920]

for (const [template, path] of Object.entries(templates)) {
  test(`no list of a page of the template ${template} has an empty cell on a wide screen`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await listsWithHoles(page), `at ${width} px`).toEqual([])
    }
  })
}

test('a list with an empty cell is found, and one that fills its rows is not', async ({ page }) => {
  const listOf = (count: number) =>
    `<main><ul style="display: grid; grid-template-columns: repeat(4, 1fr); padding: 0">${'<li>Um</li>'.repeat(count)}</ul></main>`
  await page.setContent(listOf(6))
  expect(await listsWithHoles(page)).toEqual([': 6'])
  await page.setContent(listOf(8))
  expect(await listsWithHoles(page)).toEqual([])
  expect(await listsWithHoles(page, [4, 7])).toEqual([': 7'])
})
