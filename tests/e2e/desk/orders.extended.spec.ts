import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/content.ts'
import { pagesInAnyOrder } from '../support/freePages.ts'
import { scrollsSideways } from '../support/layout.ts'

/** `ORDERS=long` looks at 200 pages. */
const COUNT = process.env.ORDERS === 'long' ? 200 : 20

/** The pages that one test publishes. */
const TOGETHER = 10

const WIDTHS = [280, 360, 768, 1440, 1920]

const documents = pagesInAnyOrder(COUNT)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (let first = 0; first < COUNT; first += TOGETHER) {
  test(`free pages ${first + 1} to ${first + TOGETHER} in a random order of sections do not scroll sideways at any width, and axe finds nothing wrong`, async ({
    page,
    publishBefore,
  }) => {
    const published = documents.slice(first, first + TOGETHER)
    await publishBefore(published)
    for (const { route, sections } of published) {
      await page.goto(route.path)
      const order = sections.map(({ _key }) => _key).join(' ')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await scrollsSideways(page), `${width} px: ${order}`).toBe(false)
      }
      expect.soft(await axeFaults(page), order).toEqual([])
    }
  })
}
