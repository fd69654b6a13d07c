import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('at any width, titles of articles end after two lines and descriptions after three', async ({
  page,
}) => {
  await page.goto('/blog')
  const articles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ler Artigo' })
  const linesOf = (selector: string) =>
    articles.locator(selector).evaluateAll((texts) =>
      texts.map((text) => {
        const { height, lineHeight } = getComputedStyle(text)
        return Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight))
      }),
    )
  for (const width of [280, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const titles = await linesOf('h2')
    const descriptions = await linesOf('p')
    expect(titles).toHaveLength(10)
    expect(descriptions).toHaveLength(10)
    expect.soft(Math.max(...titles), `${width} px: titles`).toBeLessThanOrEqual(2)
    expect.soft(Math.max(...descriptions), `${width} px: descriptions`).toBeLessThanOrEqual(3)
  }
})
