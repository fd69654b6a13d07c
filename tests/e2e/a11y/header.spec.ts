import { expect } from '@playwright/test'
import { WIDTHS } from '../support/arrangement.ts'
import { headerFaults, heightThatStays, setText, TEXT_SIZES } from '../support/header.ts'
import { templates } from '../support/pages.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/reader.ts'

/** The share of a phone's height that may stay covered while the page is scrolled. */
const MOST_THAT_STAYS = 0.12

test('the header has each of its functions at any width, however large the text is', async ({
  page,
}) => {
  for (const path of ['/', '/parceiros-elos']) {
    await page.goto(path)
    for (const size of TEXT_SIZES) {
      await setText(page, size)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 768 })
        expect.soft(await headerFaults(page), `${path}, ${width} px, ${size}`).toEqual([])
      }
    }
  }
})

test('little of a phone stays covered while a page is scrolled, however large the text is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of Object.values(templates)) {
    await page.goto(path)
    for (const size of TEXT_SIZES) {
      await setText(page, size)
      await page.evaluate(() => scrollTo(0, 1000))
      const height = await heightThatStays(page)
      expect.soft(height, `${path}, ${size}`).toBeLessThan(PHONE.height * MOST_THAT_STAYS)
    }
  }
})
