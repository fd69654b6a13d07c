import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { paleTexts } from '../support/contrast.ts'
import { equalAccessFaults } from '../support/equalAccess.ts'
import { keptPaths } from '../support/pages.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/reader.ts'
import { A4 } from '../support/sheet.ts'

const WIDE = { width: 1440, height: 900 }

/** What a window of 1280 × 1024 pixels shows at four times the size (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** The ways in which a page is looked at, and how the browser is set for each. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'on a phone': (page) => page.setViewportSize(PHONE),
  'in a wide window': (page) => page.setViewportSize(WIDE),
  'at 400 %': (page) => page.setViewportSize(ZOOMED),
  'in forced colours': async (page) => {
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ forcedColors: 'active' })
  },
  'on paper': async (page) => {
    await page.setViewportSize(A4)
    await page.emulateMedia({ media: 'print', forcedColors: null })
  },
}

/** The rules of axe that do not apply: in forced colours it would read those of the page, which nobody sees. */
const WITHOUT: Record<string, string[]> = { 'in forced colours': ['color-contrast'] }

test.afterEach(({ page }) => page.emulateMedia({ media: null, forcedColors: null }))

for (const path of keptPaths) {
  test(`axe and Equal Access find nothing wrong on ${path}, however it is looked at`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const [way, look] of Object.entries(WAYS)) {
      await look(page)
      expect.soft(await axeFaults(page, WITHOUT[way]), `axe, ${way}`).toEqual([])
      expect.soft(await equalAccessFaults(page), `Equal Access, ${way}`).toEqual([])
    }
  })

  test(`every text of ${path} has a contrast of 7:1`, async ({ page }) => {
    await page.goto(path)
    for (const look of [PHONE, WIDE]) {
      await page.setViewportSize(look)
      expect.soft(await paleTexts(page), `${look.width} px`).toEqual([])
    }
  })
}
