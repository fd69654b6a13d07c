import { expect } from '@playwright/test'
import { templates } from '../support/pages.ts'
import { test as readerTest } from '../support/reader.ts'
import { openSettled, readThrough } from '../support/settled.ts'
import { test } from '../support/test.ts'

for (const [template, path] of Object.entries(templates)) {
  readerTest(
    `nothing moves on a page of the template ${template} for a visitor who prefers reduced motion`,
    async ({ page }) => {
      await openSettled(page, path)
      await readThrough(page)
      const moving = await page.evaluate(() =>
        document.getAnimations().map((animation) => String(animation.id || animation.playState)),
      )
      expect(moving).toEqual([])
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a call to action below a heading moves for less than five seconds, without the main thread, which would draw each of its frames', async ({
    page,
  }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.goto('/bradesco-saude')
    const call = page.getByRole('main').getByRole('link', { name: 'Solicitar Cotação' }).first()
    const ends = await call.evaluate(async (link) => {
      const movements = link.getAnimations({ subtree: true })
      await Promise.all(movements.map(({ finished }) => finished))
      return movements.map(({ effect }) => effect?.getComputedTiming().endTime)
    })
    // Longer movements need a way to stop them (WCAG 2.2.2).
    expect(ends).toEqual([expect.any(Number), expect.any(Number)])
    for (const end of ends) expect(end).toBeLessThan(5000)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const { value } = metrics.find(({ name }) => name === 'RecalcStyleCount') ?? {}
    // It lasts four seconds, of 60 frames each.
    expect(value).toBeLessThan(40)
  })
})
