import { expect, type Page } from '@playwright/test'
import { cutParts } from '../support/layout.ts'
import { templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'

/** Twice the usual size. Unlike the browser's own setting (largeText.spec.ts) it leaves media queries as they are. */
const TWICE = '225%'

/** Pixels: four lines. Squeezed beside the link back, the name of the page would have a letter a line. */
const TALLEST_TRAIL = 200

/** The height of the breadcrumb in pixels; 0 without one. */
const trailHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('nav.trail')?.getBoundingClientRect().height ?? 0)

for (const [template, path] of Object.entries(templates)) {
  test(`with text of twice its size nothing is cut on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, TWICE)
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await cutParts(page), `${width} px`).toEqual([])
      const trail = await trailHeight(page)
      expect.soft(trail, `${width} px: the breadcrumb`).toBeLessThan(TALLEST_TRAIL)
    }
  })
}
