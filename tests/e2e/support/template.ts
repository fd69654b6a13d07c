import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { tabThrough } from './focus.ts'
import { brokenWords, cutParts, wordsOnRings } from './layout.ts'
import { openSettled, readThrough } from './settled.ts'
import { delayFonts, NO_SHIFT, recordedShifts, recordShifts } from './shifts.ts'

/** Opens a page whose fonts come late, and records what shifts on it. */
export async function openRecorded(page: Page, path: string): Promise<void> {
  await recordShifts(page)
  await delayFonts(page)
  await openSettled(page, path)
}

/** Looks at the page that is open while everything on it is at rest. */
export async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await cutParts(page), 'cut texts').toEqual([])
  expect.soft(await brokenWords(page), 'words broken over two lines').toEqual([])
  expect.soft(await wordsOnRings(page), 'words on decorating rings').toEqual([])
  expect.soft(await axeFaults(page), 'faults that axe finds').toEqual([])
}

/** Reads the page from top to foot, and expects that nothing has shifted since it was opened. */
export async function expectStillWhileRead(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await readThrough(page)
  const { score, shifts } = await recordedShifts(page)
  expect.soft(score, JSON.stringify(shifts)).toBeLessThan(NO_SHIFT)
}

/** Goes through the page with the Tab key, from its top. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { stops, faults } = await tabThrough(page)
  expect.soft(faults, 'stops of the Tab key').toEqual([])
  expect.soft(stops).toBeGreaterThan(10)
}
