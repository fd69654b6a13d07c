import { expect } from '@playwright/test'
import { brokenPrices, brokenRows, textsUnderContacts, WIDTHS } from './support/arrangement.ts'
import { expectNoDeadPoint } from './support/cards.ts'
import { htmlFaults } from './support/htmlRules.ts'
import { scrollsSideways } from './support/layout.ts'
import { keptPaths } from './support/pages.ts'
import { PHONE } from './support/phone.ts'
import { test } from './support/reader.ts'

for (const path of keptPaths) {
  test(`the markup of ${path} is valid; at any width it does not scroll sideways, its rows of buttons and prices are whole, no text lies under the floating buttons, and each point of a card or link leads on`, async ({
    page,
    request,
  }) => {
    expect.soft(await htmlFaults(await (await request.get(path)).text())).toEqual([])
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: PHONE.height })
      expect.soft(await brokenRows(page), `${width} px`).toEqual([])
      expect.soft(await brokenPrices(page), `${width} px`).toEqual([])
      if (width > 768) expect.soft(await textsUnderContacts(page), `${width} px`).toEqual([])
      expect.soft(await scrollsSideways(page), `${width} px`).toBe(false)
    }
    await expectNoDeadPoint(page)
  })
}
