import { expect, type Page } from '@playwright/test'
import { deadPoints, recordPresses, takePresses, targetOf } from './presses.ts'

/** A card that leads on. */
const CARD = '.card:has(a)'

/** The widths at which cards are tested, in CSS pixels, and a height at which most of a page is in the window. */
export const CARD_WINDOW = { wide: 1280, narrow: 360, height: 2000 }

/** Opens a page, and looks at both widths for points of its cards and links that lead nowhere. */
export async function expectNoDeadPoint(page: Page, path: string): Promise<void> {
  const { wide, narrow, height } = CARD_WINDOW
  await page.goto(path)
  for (const width of [narrow, wide]) {
    await page.setViewportSize({ width, height })
    const dead = await deadPoints(page, `${CARD}, a[href]`)
    expect.soft(dead, `${path} at ${width} px`).toEqual([])
  }
}

/**
 * Presses cards of the open page on their arrows, and looks for points of the card under the pointer that
 * lead nowhere. The page follows no link afterwards.
 *
 * @param most how many cards are pressed, from the first
 */
export async function expectToFollow(
  page: Page,
  press: (x: number, y: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  await recordPresses(page)
  const cards = await page.locator(CARD).all()
  for (const card of cards.slice(0, most)) {
    const { href, x, y } = await targetOf(card)
    await press(x, y)
    expect.soft(await takePresses(page), `the arrow that leads to ${href}`).toEqual([href])
    expect.soft(await deadPoints(page, `${CARD}:hover`)).toEqual([])
  }
}
