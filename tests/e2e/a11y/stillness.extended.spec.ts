import { expect } from '@playwright/test'
import { templates } from '../support/pages.ts'
import { test as readerTest } from '../support/reader.ts'
import { openSettled, readThrough } from '../support/settled.ts'
import { test } from '../support/test.ts'

readerTest('nothing moves for a visitor who prefers reduced motion', async ({ page }) => {
  for (const path of Object.values(templates)) {
    await openSettled(page, path)
    await readThrough(page)
    const moving = await page.evaluate(() =>
      document.getAnimations().map((animation) => String(animation.id || animation.playState)),
    )
    expect(moving, path).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a call to action below a heading moves, and rests within five seconds', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/', 'Solicitar Cotação'],
      ['/bradesco-saude', 'Solicitar Cotação'],
      ['/parceiros-elos', 'Quer Saber Mais?'],
    ] as const) {
      await page.goto(path)
      const call = page.getByRole('main').getByRole('link', { name }).first()
      const ends = await call.evaluate((link) =>
        link
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect?.getComputedTiming().endTime),
      )
      // Longer movements need a way to stop them (WCAG 2.2.2).
      expect(ends, path).toEqual([expect.any(Number), expect.any(Number)])
      for (const end of ends) expect(end, path).toBeLessThan(5000)
    }
  })

  test('a call to action moves without the main thread, which would draw each of its frames', async ({
    page,
  }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.goto('/bradesco-saude')
    const call = page.getByRole('main').getByRole('link', { name: 'Solicitar Cotação' }).first()
    await call.evaluate((link) => Promise.all(link.getAnimations().map(({ finished }) => finished)))
    const { metrics } = await cdp.send('Performance.getMetrics')
    const { value } = metrics.find(({ name }) => name === 'RecalcStyleCount') ?? {}
    // It lasts four seconds, of 60 frames each.
    expect(value).toBeLessThan(40)
  })
})
