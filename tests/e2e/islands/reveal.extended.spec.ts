import { expect, type Page } from '@playwright/test'
import { PHONE } from '../support/phone.ts'
import { ALL_THERE, faintest, turnWheel, untilStill, watchTexts } from '../support/reveal.ts'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

const WIDE = { width: 1440, height: 900 }

/** Holds a key down: the browser repeats it. */
async function hold(page: Page, key: string): Promise<void> {
  for (let repeat = 0; repeat < 12; repeat++) {
    await page.keyboard.down(key)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.keyboard.up(key)
}

/** Everything that scrolls but a visitor's hand, by what it is called. */
const JUMPS: Record<string, (page: Page) => Promise<unknown>> = {
  'a link of the page': (page) => page.evaluate(() => location.assign('#contato')),
  'a script': (page) => page.evaluate(() => scrollTo({ top: 4000 })),
  'a smooth script': (page) => page.evaluate(() => scrollTo({ top: 4000, behavior: 'smooth' })),
  'a search in the page': (page) => page.evaluate("find('endereço')"),
  'the key End': (page) => page.keyboard.press('End'),
  'the key Page Down, held': (page) => hold(page, 'PageDown'),
  'the space bar, held': (page) => hold(page, ' '),
}

/** The windows in which the journeys are made, by the device that they are of. */
const DEVICES = { 'on a phone': PHONE, 'in a wide window': WIDE }

for (const [device, viewport] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use({ viewport })

    for (const [name, jump] of Object.entries(JUMPS)) {
      for (const path of ['/', '/amil-saude']) {
        test(`every text is there while ${name} scrolls ${path}`, async ({ page }) => {
          await watchTexts(page)
          await openSettled(page, path)
          await turnWheel(page, 300)
          await untilStill(page)
          await jump(page)
          await untilStill(page)
          expect(await faintest(page)).toEqual(ALL_THERE)
        })
      }
    }

    test('every text is there for a visitor who arrives at a section', async ({ page }) => {
      await watchTexts(page)
      await openSettled(page, '/#contato')
      await expect(page.locator('#contato h2')).toBeInViewport()
      await untilStill(page)
      expect(await faintest(page)).toEqual(ALL_THERE)
    })

    test('every text can be read while a hand flicks through the page', async ({ page }) => {
      await watchTexts(page)
      await openSettled(page, '/')
      const cdp = await page.context().newCDPSession(page)
      for (const speed of [1500, 3000, 6000]) {
        await cdp.send('Input.synthesizeScrollGesture', {
          x: 180,
          y: 400,
          yDistance: -2400,
          speed,
          gestureSourceType: 'touch',
          preventFling: false,
        })
      }
      await untilStill(page)
      expect(await faintest(page)).toEqual(ALL_THERE)
    })
  })
}

test('sections that wait are in their places in print', async ({ page }) => {
  // A scrolling that does not end: sections wait for as long as one lasts.
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await openSettled(page, '/')
  await page.mouse.wheel(0, 200)
  await page.locator('main > section > .unseen').last().waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const transforms = await page
    .locator('main > section > .unseen')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transform))
  expect(new Set(transforms)).toEqual(new Set(['none']))
})

test('every text is there for a visitor who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTexts(page)
  await openSettled(page, '/')
  await turnWheel(page, 3000)
  await untilStill(page)
  expect(await faintest(page)).toEqual(ALL_THERE)
})

test('every text is there when the script cannot be loaded', async ({ page }) => {
  await page.route('**/ilhas/**', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await watchTexts(page)
  await page.goto('/')
  await refused
  await turnWheel(page, 3000)
  await untilStill(page)
  expect(await faintest(page)).toEqual(ALL_THERE)
})
