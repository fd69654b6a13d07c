import { expect, type Page } from '@playwright/test'
import { PHONE } from './support/phone.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

/** The places of the window that make a scrolling smooth. */
const SMOOTH = 10

declare global {
  /** The places at which the window was, in pixels from the top of the page. */
  var places: Set<number>
}

/** How far below the header the section is that the address names, in pixels. */
const gap = (page: Page) =>
  page.evaluate(() => {
    const { top = Number.NaN } = document.querySelector('#contato')?.getBoundingClientRect() ?? {}
    return Math.round(top - (document.querySelector('header')?.offsetHeight ?? 0))
  })

for (const window of [PHONE, { width: 1440, height: 900 }]) {
  test(`arriving at a section of the home page scrolls smoothly, at ${window.width} px, to just below the header, whatever loads later`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await page.route('**/ilhas/**', () => {})
    await page.addInitScript(() => {
      globalThis.places = new Set()
      const look = () => {
        globalThis.places.add(scrollY)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/#contato', { waitUntil: 'commit' })
    await expect.poll(() => gap(page)).toBe(0)
    expect(await page.evaluate(() => globalThis.places.size)).toBeGreaterThan(SMOOTH)
  })
}

test('the header has the sections of the partner page there, and its logo leads to the top', async ({
  page,
}) => {
  await page.goto('/parceiros-elos')
  const nav = page.getByRole('navigation', { name: 'Principal' })
  await nav.getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#faq h2')).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Elos Saúde' }).click()
  await expect(page).toHaveURL(/#hero$/)
  await expect(page.locator('#hero h1')).toBeInViewport()
})

test('the keyboard brings what has the focus into sight at once', async ({ page }) => {
  await openSettled(page, '/')
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.press('Tab')
  const place = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    return { isInSight: top >= 0 && bottom <= innerHeight, isFar: scrollY > 3000 }
  })
  expect(place).toEqual({ isInSight: true, isFar: true })
})
