import { expect } from '@playwright/test'
import { test } from './support/test.ts'

/** The distance, in pixels, between the window's upper edge and a section that the address names: room for the header. */
const ROOM = 88

/** The places of the window that make a scrolling smooth. */
const SMOOTH = 10

declare global {
  interface Window {
    /** The places at which the window was, in pixels from the top of the page. */
    places: Set<number>
  }
}

test('arriving at a section of the home page scrolls to it smoothly, whatever loads later', async ({
  page,
}) => {
  await page.route('**/ilhas/**', () => {})
  await page.addInitScript(() => {
    window.places = new Set()
    const look = () => {
      window.places.add(scrollY)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/#contato', { waitUntil: 'commit' })
  const top = () =>
    page.locator('#contato').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBe(ROOM)
  expect(await page.evaluate(() => window.places.size)).toBeGreaterThan(SMOOTH)
})
