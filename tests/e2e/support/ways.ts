import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { equalAccessFaults } from './equalAccess.ts'
import { PHONE } from './phone.ts'
import { A4 } from './sheet.ts'

/** A wide window. */
export const WIDE = { width: 1440, height: 900 }

/** The size of a window of 1280 × 1024 pixels that is shown four times as large (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** The ways in which a page is looked at, and how the browser is set for each. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'on a phone': (page) => page.setViewportSize(PHONE),
  'in a wide window': (page) => page.setViewportSize(WIDE),
  'at 400 %': (page) => page.setViewportSize(ZOOMED),
  'in forced colours': async (page) => {
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ forcedColors: 'active' })
  },
  'on paper': async (page) => {
    await page.setViewportSize(A4)
    await page.emulateMedia({ media: 'print', forcedColors: null })
  },
}

/** The rules of axe that do not apply: it would read the colours of the page, which nobody sees; nobody touches paper. */
const WITHOUT: Record<string, string[]> = {
  'in forced colours': ['color-contrast'],
  'on paper': ['target-size'],
}

/** Looks at the page that is open in each way: axe and Equal Access find nothing wrong. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const [way, look] of Object.entries(WAYS)) {
    await look(page)
    expect.soft(await axeFaults(page, WITHOUT[way]), `axe, ${way}`).toEqual([])
    expect.soft(await equalAccessFaults(page), `Equal Access, ${way}`).toEqual([])
  }
}
