import { expect } from '@playwright/test'
import {
  ALL_THERE,
  faintest,
  turnWheel,
  untilStill,
  watchParts,
  watchTexts,
} from '../support/reveal.ts'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

/** How far below its place a part begins, in pixels. */
const START = 16

/** A section of a page that is a list of them, and one of a page that has them on a sheet. A phone waits less for the rest. */
const SECTIONS = [
  { where: 'in a wide window', path: '/', id: 'servicos', width: 1280, delay: '0.5s' },
  { where: 'on a phone', path: '/amil-saude', id: 'linhas', width: 360, delay: '0.2s' },
]

for (const { where, path, id, width, delay } of SECTIONS) {
  test(`a section is revealed once, the head first, to a visitor who scrolls by hand ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await openSettled(page, path)
    const before = await page.locator(`#${id}`).evaluate((section) => {
      const { top } = section.getBoundingClientRect()
      scrollBy({ top: top - innerHeight * 1.5, behavior: 'instant' })
      return new Promise<number>((resolve) => {
        addEventListener('scrollend', () => resolve(scrollY), { once: true })
      })
    })
    await watchParts(page, id)
    await turnWheel(page, 900)
    await expect
      .poll(() => page.evaluate(() => window.distances.every((each) => each.at(-1) === 0)))
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before)
    const seen = await page.evaluate(() => window.distances)
    expect(new Set(seen.map((each) => Math.max(...each)))).toEqual(new Set([START]))
    await expect(page.locator(`#${id} > ul`)).toHaveCSS('transition-delay', delay)

    await watchParts(page, id)
    await turnWheel(page, -900)
    await turnWheel(page, 900)
    await untilStill(page)
    expect(new Set((await page.evaluate(() => window.distances)).flat())).toEqual(new Set([0]))
  })
}

test('no text is fainter while a wheel turns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await watchTexts(page)
  await openSettled(page, '/')
  await turnWheel(page, 3000)
  await untilStill(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000)
  expect(await faintest(page)).toEqual(ALL_THERE)
})
