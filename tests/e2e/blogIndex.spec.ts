import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('on a phone and a tablet, every title and description of an article is whole', async ({
  page,
}) => {
  await page.goto('/blog')
  const articles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ler Artigo' })
  const cut = () =>
    articles
      .locator('h2, p')
      .evaluateAll((texts) =>
        texts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      )
  for (const width of [360, 412, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await cut(), `${width} px`).toEqual([])
  }
})

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
