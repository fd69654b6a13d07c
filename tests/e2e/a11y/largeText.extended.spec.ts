import { expect } from '@playwright/test'
import { doubleText, expectWholeWithLargeText } from '../support/largeText.ts'
import { brokenWords, scrollsSideways } from '../support/layout.ts'
import { allPaths, templates } from '../support/pages.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [template, path] of Object.entries(templates)) {
  test(`with text of twice its size nothing is cut on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expectWholeWithLargeText(page)
  })
}

for (const path of allPaths) {
  test(`with text of twice its size no heading of ${path} breaks a word, and the page does not scroll sideways on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await doubleText(page)
    expect.soft(await brokenWords(page, 'h1, h2, h3')).toEqual([])
    expect.soft(await scrollsSideways(page)).toBe(false)
  })
}
