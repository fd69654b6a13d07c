import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { paleTexts } from './contrast.ts'
import { tabThrough } from './focus.ts'
import { brokenWords, cutParts, wordsOnRings } from './layout.ts'
import { openSettled, readThrough } from './settled.ts'
import { delayFonts, expectNoShift, recordShifts } from './shifts.ts'

/** Looks at the page that is open while everything on it is at rest. */
export async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await cutParts(page), 'cut texts').toEqual([])
  expect.soft(await brokenWords(page), 'words broken over two lines').toEqual([])
  expect.soft(await wordsOnRings(page), 'words on decorating rings').toEqual([])
  expect.soft(await axeFaults(page), 'faults that axe finds').toEqual([])
  expect.soft(await paleTexts(page), 'texts with a contrast below 7:1').toEqual([])
}

/** Opens a page whose fonts come late, reads it from top to foot, and goes through it with the Tab key. */
export async function expectGood(page: Page, path: string): Promise<void> {
  await recordShifts(page)
  await delayFonts(page)
  await openSettled(page, path)
  await expectReadable(page)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await readThrough(page)
  await expectNoShift(page)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { stops, faults } = await tabThrough(page)
  expect.soft(faults, 'stops of the Tab key').toEqual([])
  expect.soft(stops).toBeGreaterThan(10)
}
