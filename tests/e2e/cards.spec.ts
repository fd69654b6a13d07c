import { expect, type Page } from '@playwright/test'
import { MISSING } from './support/pages.ts'
import { deadPoints, recordPresses, takePresses, targetOf } from './support/presses.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

const pathsByKind = Map.groupBy(
  [...registry, { kind: 'missing', path: MISSING }],
  ({ kind }) => kind,
)

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

for (const [kind, pages] of pathsByKind) {
  test(`a click on any part of a card or link follows it on pages of the kind ${kind}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await recordPresses(page)
    for (const { path } of pages)
      await expectNoDeadPoints(page, path, (x, y) => page.mouse.click(x, y))
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true })

  for (const [kind, pages] of pathsByKind) {
    test(`a tap on any part of a card or link follows it on pages of the kind ${kind}`, async ({
      page,
    }) => {
      await recordPresses(page)
      for (const { path } of pages)
        await expectNoDeadPoints(page, path, (x, y) => page.touchscreen.tap(x, y))
    })
  }
})
