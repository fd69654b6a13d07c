import { CARD_WINDOW, expectNoDeadPoint, expectToFollow } from './support/cards.ts'
import { test as readerTest } from './support/reader.ts'
import { test } from './support/test.ts'

readerTest(
  'no point of a card or link of the home page leads nowhere, and a click follows it',
  async ({ page }) => {
    await expectNoDeadPoint(page, '/')
    await expectToFollow(page, (x, y) => page.mouse.click(x, y), 1)
  },
)

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: CARD_WINDOW.narrow, height: CARD_WINDOW.height },
    hasTouch: true,
    isMobile: true,
  })

  test('a tap on a card of the home page follows it', async ({ page }) => {
    await page.goto('/')
    await expectToFollow(page, (x, y) => page.touchscreen.tap(x, y), 1)
  })
})
