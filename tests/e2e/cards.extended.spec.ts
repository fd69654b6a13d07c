import { CARD_WINDOW, expectNoDeadPoint, expectToFollow } from './support/cards.ts'
import { keptPaths, templates } from './support/pages.ts'
import { test as readerTest } from './support/reader.ts'
import { test } from './support/test.ts'

const { wide, narrow, height } = CARD_WINDOW

for (const path of keptPaths.filter((path) => path !== '/')) {
  readerTest(`no point of a card or link leads nowhere on ${path}`, async ({ page }) => {
    await expectNoDeadPoint(page, path)
  })
}

for (const [template, path] of Object.entries(templates)) {
  readerTest(
    `a click on any card follows it on a page of the template ${template}`,
    async ({ page }) => {
      await page.setViewportSize({ width: wide, height })
      await page.goto(path)
      await expectToFollow(page, (x, y) => page.mouse.click(x, y))
    },
  )
}

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: narrow, height },
    hasTouch: true,
    isMobile: true,
  })

  test('a tap on any card follows it on a page of each template', async ({ page }) => {
    for (const path of Object.values(templates))
      await test.step(path, async () => {
        await page.goto(path)
        await expectToFollow(page, (x, y) => page.touchscreen.tap(x, y))
      })
  })
})
