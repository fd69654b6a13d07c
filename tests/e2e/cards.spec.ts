import { expect, type Page, test } from '@playwright/test'
import { keptPaths } from './support/pages.ts'
import { deadPoints, recordPresses, takePresses, targetOf } from './support/presses.ts'

/** High, so that most of a page is in the window at once. */
const HEIGHT = 2000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Presses each card of a page on its arrow, and looks for points of the card under the pointer, of all
 * cards and of all links, that lead nowhere.
 */
async function expectNoDeadPoints(
  page: Page,
  path: string,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  await page.goto(path)
  const cards = page.locator('.card:has(a)')
  for (const card of await cards.all()) {
    const { href, x, y } = await targetOf(card)
    await press(x, y)
    expect.soft(await takePresses(page), `${path}: the arrow that leads to ${href}`).toEqual([href])
    expect.soft(await deadPoints(page, '.card:has(a):hover'), path).toEqual([])
  }
  expect.soft(await deadPoints(page, '.card:has(a), a[href]'), path).toEqual([])
}

test('a click on any part of a card or link follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await recordPresses(page)
  for (const path of keptPaths)
    await expectNoDeadPoints(page, path, (x, y) => page.mouse.click(x, y))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true })

  test('a tap on any part of a card or link follows it', async ({ page }) => {
    await recordPresses(page)
    for (const path of keptPaths)
      await expectNoDeadPoints(page, path, (x, y) => page.touchscreen.tap(x, y))
  })
})
