import { expect } from '@playwright/test'
import { QUIET, TRUE_WIDTHS } from '../../chromiumFlags.ts'
import { cutParts, wordsOnRings } from '../support/layout.ts'
import { templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'

const { CHROMIUM_PATH } = process.env

// A visitor who has set the browser's text to twice its size.
test.use({
  launchOptions: {
    args: [...QUIET, TRUE_WIDTHS, '--blink-settings=defaultFontSize=32'],
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  },
})

// One after the other: each worker would need a browser of its own with this setting.
test.describe.configure({ mode: 'default' })

for (const [template, path] of Object.entries(templates)) {
  test(`with large text nothing is cut on a page of the template ${template}`, async ({ page }) => {
    await page.goto(path)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('36px')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await cutParts(page), `${width} px`).toEqual([])
      expect.soft(await wordsOnRings(page), `${width} px`).toEqual([])
    }
  })
}
