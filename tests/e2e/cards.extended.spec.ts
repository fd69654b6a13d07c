import { CARD_WINDOW, expectNoDeadPoint, expectToFollow } from './support/cards.ts'
import { keptPaths, templates } from './support/pages.ts'
import { test } from './support/reader.ts'

const { wide, height } = CARD_WINDOW

for (const path of keptPaths.filter((path) => path !== '/')) {
  test(`no point of a card or link leads nowhere on ${path}`, async ({ page }) => {
    await expectNoDeadPoint(page, path)
  })
}

for (const [template, path] of Object.entries(templates)) {
  test(`a click on any card follows it on a page of the template ${template}`, async ({ page }) => {
    await page.setViewportSize({ width: wide, height })
    await page.goto(path)
    await expectToFollow(page, (x, y) => page.mouse.click(x, y))
  })
}
