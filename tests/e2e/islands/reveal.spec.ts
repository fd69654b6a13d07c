import { expect } from '@playwright/test'
import { turnWheel, untilStill, watchParts } from '../support/reveal.ts'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

test('sections are revealed once, the head first, to a visitor who scrolls by hand', async ({
  page,
}) => {
  await openSettled(page, '/')
  const before = await page.locator('#servicos').evaluate((section) => {
    const { top } = section.getBoundingClientRect()
    scrollBy({ top: top - innerHeight * 1.5, behavior: 'instant' })
    return new Promise<number>((resolve) => {
      addEventListener('scrollend', () => resolve(scrollY), { once: true })
    })
  })
  await watchParts(page, 'servicos')
  await turnWheel(page, 900)
  await expect
    .poll(() => page.evaluate(() => window.opacities.every((each) => each.at(-1) === 1)))
    .toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before)
  const seen = await page.evaluate(() => window.opacities)
  expect(new Set(seen.map((each) => Math.min(...each)))).toEqual(new Set([0.5]))
  const [head = 0, ...rest] = seen.map((each) => each.lastIndexOf(0.5))
  expect(head).toBeLessThan(Math.min(...rest))

  await watchParts(page, 'servicos')
  await turnWheel(page, -900)
  await turnWheel(page, 900)
  await untilStill(page)
  expect(new Set((await page.evaluate(() => window.opacities)).flat())).toEqual(new Set([1]))
})
