import { expect, type Page } from '@playwright/test'
import { cutParts, wordsOnRings } from './layout.ts'

/** The usual size of text in browsers, in CSS pixels. */
const USUAL = 16

/** Pixels: six lines. Squeezed beside the link back, the name of the page would have a letter a line. */
const TALLEST_TRAIL = 290

/** Gives the page alone text of twice the usual size, as an extension does: media queries stay as they are. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '36px'
  })

/** Changes the size of text in the browser's settings, which media queries follow too. */
async function setBrowserText(page: Page, standard: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard } })
  await cdp.detach()
}

const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

/** The height of the breadcrumb in pixels; 0 without one. */
const trailHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('nav.trail')?.getBoundingClientRect().height ?? 0)

/** Expects of the page that is open that nothing of it is cut with text of twice its size, whoever makes it so large. */
export async function expectWholeWithLargeText(page: Page): Promise<void> {
  await setBrowserText(page, 2 * USUAL)
  expect(await rootSize(page)).toBe('36px')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await cutParts(page), `${width} px, set in the browser`).toEqual([])
    expect.soft(await wordsOnRings(page), `${width} px, set in the browser`).toEqual([])
  }

  await setBrowserText(page, USUAL)
  await doubleText(page)
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await cutParts(page), `${width} px`).toEqual([])
    const trail = await trailHeight(page)
    expect.soft(trail, `${width} px: the breadcrumb`).toBeLessThan(TALLEST_TRAIL)
  }
}
