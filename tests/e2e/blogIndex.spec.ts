import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('at any width, titles of articles end after two lines and descriptions after three; on a phone and a tablet they are whole', async ({
  page,
}) => {
  await page.goto('/blog')
  const articles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ler Artigo' })
  const texts = articles.locator('h2, p')
  const faults = () =>
    texts.evaluateAll((all) =>
      all
        .filter((text) => {
          const { height, lineHeight } = getComputedStyle(text)
          const lines = Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight))
          const isCut = text.scrollHeight > text.clientHeight + 1
          const mayBeCut = innerWidth < 360 || innerWidth > 768
          return lines > (text.matches('h2') ? 2 : 3) || (isCut && !mayBeCut)
        })
        .map(({ textContent }) => textContent),
    )
  await expect(texts).not.toHaveCount(0)
  for (const width of [280, 360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await faults(), `${width} px`).toEqual([])
  }
})

test('in a wide window the link to an article stands below its title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const articles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ler Artigo' })
  const places = await articles.evaluateAll((all) =>
    all.map((article) =>
      [...article.querySelectorAll('h2, .more')].map((part) =>
        Math.round(part.getBoundingClientRect().left),
      ),
    ),
  )
  expect(places.length).toBeGreaterThan(1)
  for (const [title, link] of places) expect(link).toBe(title)
})
