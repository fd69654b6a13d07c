import { expect } from '@playwright/test'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

/** The distance, in pixels, between the window's upper edge and a section that the address names: the header's height. */
const ROOM = 64

/** The places of the window of a jump: where it was, and where it goes. */
const JUMP = 2

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
  expect(await page.evaluate(() => window.places.size)).toBeGreaterThan(JUMP)
})

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

test('a dental plan leads to what the carrier says of it, below the header', async ({ page }) => {
  await page.goto('/plano-familiar')
  await page.getByRole('link', { name: 'Amil Dental' }).click()
  await expect(page).toHaveURL('/amil-saude#dentista')
  const said = page.getByText('O Amil Dental pode entrar no mesmo pedido')
  await expect(said).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const name = await page.getByRole('main').getByText('Dentista', { exact: true }).boundingBox()
  expect(name?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
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
