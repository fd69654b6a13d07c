import { expect, type Page } from '@playwright/test'
import { MISSING, templates } from './support/pages.ts'
import { deadPoints, recordPresses, takePresses, targetOf } from './support/presses.ts'
import { test as readerTest } from './support/reader.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

const pathsByKind = Map.groupBy(
  [...registry, { kind: 'missing', path: MISSING }],
  ({ kind }) => kind,
)

const WIDE = 1280
const NARROW = 360
/** High, so that most of a page is in the window at once. */
const HEIGHT = 2000

for (const [kind, pages] of pathsByKind) {
  readerTest(
    `no point of a card or link leads nowhere on pages of the kind ${kind}`,
    async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(path)
        for (const width of [WIDE, NARROW]) {
          await page.setViewportSize({ width, height: HEIGHT })
          const dead = await deadPoints(page, '.card:has(a), a[href]')
          expect.soft(dead, `${path} at ${width} px`).toEqual([])
        }
      }
    },
  )
}

/**
 * Presses each card of a page on its arrow, and looks for points of the card under the pointer that lead
 * nowhere.
 */
async function expectToFollow(
  page: Page,
  path: string,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  await page.goto(path)
  await recordPresses(page)
  for (const card of await page.locator('.card:has(a)').all()) {
    const { href, x, y } = await targetOf(card)
    await press(x, y)
    expect.soft(await takePresses(page), `the arrow that leads to ${href}`).toEqual([href])
    expect.soft(await deadPoints(page, '.card:has(a):hover')).toEqual([])
  }
}

for (const [template, path] of Object.entries(templates)) {
  readerTest(
    `a click on any part of a card follows it on a page of the template ${template}`,
    async ({ page }) => {
      await page.setViewportSize({ width: WIDE, height: HEIGHT })
      await expectToFollow(page, path, (x, y) => page.mouse.click(x, y))
    },
  )
}

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: NARROW, height: HEIGHT },
    hasTouch: true,
    isMobile: true,
  })

  test('a tap on any part of a card follows it on a page of each template', async ({ page }) => {
    for (const path of Object.values(templates))
      await test.step(path, () => expectToFollow(page, path, (x, y) => page.touchscreen.tap(x, y)))
  })
})
