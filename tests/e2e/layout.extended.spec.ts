import { expect } from '@playwright/test'
import { brokenPrices, brokenRows, textsUnderContacts, WIDTHS } from './support/arrangement.ts'
import { keptPaths } from './support/pages.ts'
import { PHONE } from './support/phone.ts'
import { test } from './support/reader.ts'

for (const path of keptPaths) {
  test(`at any width, rows of buttons and prices are whole and no text lies under the floating buttons on ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: PHONE.height })
      expect.soft(await brokenRows(page), `${width} px`).toEqual([])
      expect.soft(await brokenPrices(page), `${width} px`).toEqual([])
      if (width > 768) expect.soft(await textsUnderContacts(page), `${width} px`).toEqual([])
    }
  })
}
