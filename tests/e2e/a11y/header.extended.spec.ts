import { expect } from '@playwright/test'
import { headerFaults, heightThatStays, setText, TEXT_SIZES } from '../support/header.ts'
import { templates } from '../support/pages.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/reader.ts'

const NARROWEST = 320
const WIDEST = 1920
const STEP = 40

const widths = Array.from(
  { length: (WIDEST - NARROWEST) / STEP + 1 },
  (_, index) => NARROWEST + index * STEP,
)

for (const path of ['/', '/parceiros-elos']) {
  for (const size of TEXT_SIZES) {
    test(`the header of ${path} has each of its functions from 320 to 1920 px, with text of ${size}`, async ({
      page,
    }) => {
      await page.goto(path)
      await setText(page, size)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 768 })
        expect.soft(await headerFaults(page), `${width} px`).toEqual([])
      }
    })
  }
}

for (const [template, path] of Object.entries(templates)) {
  test(`little of a phone stays covered on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    for (const size of TEXT_SIZES) {
      await setText(page, size)
      await page.evaluate(() => scrollTo(0, 1000))
      expect.soft(await heightThatStays(page), size).toBeLessThan(PHONE.height * 0.12)
    }
  })
}
