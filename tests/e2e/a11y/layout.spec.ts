import { expect } from '@playwright/test'
import { brokenWords, cutParts, smallTargets, wordsOnRings } from '../support/layout.ts'
import { templates } from '../support/pages.ts'
import { test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [template, path] of Object.entries(templates)) {
  test(`at 320 px no text is cut and no control is too small on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect.soft(await cutParts(page)).toEqual([])
    expect.soft(await smallTargets(page)).toEqual([])
  })
}

for (const [template, path] of Object.entries(templates)) {
  test(`no word is broken over two lines on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await brokenWords(page), `${width} px`).toEqual([])
    }
  })
}

for (const [template, path] of Object.entries(templates)) {
  test(`no word lies on the rings that decorate a page of the template ${template}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await wordsOnRings(page), `${width} px`).toEqual([])
    }
  })
}
