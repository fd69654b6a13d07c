import { expect } from '@playwright/test'
import { test } from './support/test.ts'

for (const width of [280, 360, 768, 1280]) {
  test(`at ${width} px, titles of articles end after two lines and descriptions after three`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog')
    const articles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ler Artigo' })
    const linesOf = (selector: string) =>
      articles.locator(selector).evaluateAll((texts) =>
        texts.map((text) => {
          const { height, lineHeight } = getComputedStyle(text)
          return Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight))
        }),
      )
    const titles = await linesOf('h2')
    const descriptions = await linesOf('p')
    expect(titles).toHaveLength(10)
    expect(descriptions).toHaveLength(10)
    expect(Math.max(...titles)).toBeLessThanOrEqual(2)
    expect(Math.max(...descriptions)).toBeLessThanOrEqual(3)
  })
}
