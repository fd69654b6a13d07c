import { expect } from '@playwright/test'
import { paleTexts } from '../support/contrast.ts'
import { allPaths } from '../support/pages.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/reader.ts'
import { expectNoFaults, WIDE } from '../support/ways.ts'

test.afterEach(({ page }) => page.emulateMedia({ media: null, forcedColors: null }))

for (const path of allPaths) {
  test(`axe and Equal Access find nothing wrong on ${path}, however it is looked at`, async ({
    page,
  }) => {
    await page.goto(path)
    await expectNoFaults(page)
  })

  test(`every text of ${path} has a contrast of 7:1`, async ({ page }) => {
    await page.goto(path)
    for (const look of [PHONE, WIDE]) {
      await page.setViewportSize(look)
      expect.soft(await paleTexts(page), `${look.width} px`).toEqual([])
    }
  })
}
