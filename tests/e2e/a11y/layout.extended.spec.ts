import { expect, type Page } from '@playwright/test'
import { brokenWords, cutParts, smallTargets, wordsOnRings } from '../support/layout.ts'
import { templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'

/** The faults of the page in its present window, by what must not be there. */
const CHECKS: Record<string, (page: Page) => Promise<string[]>> = {
  'a cut text': cutParts,
  'a word broken over two lines': brokenWords,
  'a word on the rings that decorate a section': wordsOnRings,
}

// tests/e2e/templates.spec.ts looks at 360 px, tests/e2e/templates.extended.spec.ts at 1440 px.
for (const [template, path] of Object.entries(templates)) {
  test(`at 320 and 768 px every word can be read, and at 320 px every control be hit, on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [fault, find] of Object.entries(CHECKS))
        expect.soft(await find(page), `${width} px: ${fault}`).toEqual([])
      if (width === 320)
        expect.soft(await smallTargets(page), `${width} px: a control too small`).toEqual([])
    }
  })
}
