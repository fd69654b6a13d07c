import { expect, type Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { tabThrough } from './support/focus.ts'
import { htmlFaults } from './support/htmlRules.ts'
import { brokenWords, cutParts, smallTargets, wordsOnRings } from './support/layout.ts'
import { templates } from './support/pages.ts'
import { openSettled, readThrough } from './support/settled.ts'
import { delayFonts, NO_SHIFT, recordedShifts, recordShifts } from './support/shifts.ts'
import { test } from './support/test.ts'

/** Opens a page whose fonts come late, and records what shifts on it. */
async function openRecorded(page: Page, path: string): Promise<void> {
  await recordShifts(page)
  await delayFonts(page)
  await openSettled(page, path)
}

/** Looks at the page that is open while everything on it is at rest. */
async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await cutParts(page), 'cut texts').toEqual([])
  expect.soft(await brokenWords(page), 'words broken over two lines').toEqual([])
  expect.soft(await wordsOnRings(page), 'words on decorating rings').toEqual([])
  expect.soft(await axeFaults(page), 'faults that axe finds').toEqual([])
}

/** Reads the page from top to foot, and expects that nothing has shifted since it was opened. */
async function expectStillWhileRead(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await readThrough(page)
  const { score, shifts } = await recordedShifts(page)
  expect.soft(score, JSON.stringify(shifts)).toBeLessThan(NO_SHIFT)
}

/** Goes through the page with the Tab key, from its top. */
async function expectFocusInSight(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { stops, faults } = await tabThrough(page)
  expect.soft(faults, 'stops of the Tab key').toEqual([])
  expect.soft(stops).toBeGreaterThan(10)
}

for (const [template, path] of Object.entries(templates)) {
  test.describe(`a page of the template ${template}`, () => {
    test('has valid markup', async ({ request }) => {
      expect(await htmlFaults(await (await request.get(path)).text())).toEqual([])
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 640 } })

      test('can be read and hit, stands still, and shows the focus', async ({ page }) => {
        await openRecorded(page, path)
        await expectReadable(page)
        expect.soft(await smallTargets(page), 'controls that are too small').toEqual([])
        await expectStillWhileRead(page)
        await expectFocusInSight(page)
      })
    })

    test.describe('on a wide screen', () => {
      test.use({ viewport: { width: 1440, height: 800 } })

      test('can be read and stands still', async ({ page }) => {
        await openRecorded(page, path)
        await expectReadable(page)
        await expectStillWhileRead(page)
      })
    })
  })
}

test('the first Tab stop is a link to the content', async ({ page }) => {
  await page.goto('/bradesco-saude')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
