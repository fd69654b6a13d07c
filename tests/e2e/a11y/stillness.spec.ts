import { expect, type Page } from '@playwright/test'
import { banner } from '../support/banner.ts'
import { templates } from '../support/pages.ts'
import { test as readerTest } from '../support/reader.ts'
import { openSettled, settle } from '../support/settled.ts'
import { NO_SHIFT, recordedShifts, recordShifts } from '../support/shifts.ts'
import { test } from '../support/test.ts'

/**
 * Answers requests for fonts once the page has been painted without them: what their arrival moves does not
 * depend on how fast the machine is.
 */
const delayFonts = (page: Page) =>
  page.route(/\/(figtree|fraunces)-/, async (route) => {
    await page.evaluate(untilFirstPaint)
    await route.continue()
  })

/** Runs in the page. */
async function untilFirstPaint(): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  while (!isPainted()) await new Promise(requestAnimationFrame)
}

/** Scrolls from top to foot, a window at a time, and waits at each until all that is in sight is there. */
async function readThrough(page: Page): Promise<void> {
  const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight))
  for (let step = 0; step < windows; step++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await settle(page)
  }
}

for (const [template, path] of Object.entries(templates)) {
  test(`nothing shifts on a page of the template ${template}, on a phone or a wide screen`, async ({
    page,
  }) => {
    await recordShifts(page)
    await delayFonts(page)
    for (const width of [360, 1440]) {
      // Before the page opens: resizing the window would move what is fixed to its bottom.
      await page.setViewportSize({ width, height: 800 })
      await openSettled(page, path)
      await readThrough(page)
      const { score, shifts } = await recordedShifts(page)
      expect.soft(score, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(NO_SHIFT)
    }
  })
}

test.describe('for a new visitor with a phone', () => {
  test.use({ isNew: true, viewport: { width: 360, height: 740 } })

  for (const path of ['/', '/parceiros-elos', '/bradesco-saude', '/blog']) {
    test(`nothing shifts on ${path} when the banner for cookies comes`, async ({ page }) => {
      await recordShifts(page)
      await delayFonts(page)
      await openSettled(page, path)
      await expect(banner(page)).toBeVisible()
      await settle(page)
      const { score, shifts } = await recordedShifts(page)
      expect(score, JSON.stringify(shifts)).toBeLessThan(NO_SHIFT)
    })
  }
})

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
