import type { Page } from '@playwright/test'
import { refuseScript } from './consent.ts'
import { test as base } from './test.ts'

/** The window with which each test begins, in CSS pixels. */
const WINDOW = { width: 1280, height: 720 }

/**
 * A test that opens pages and only looks at them. All such tests of a worker have the same tab, which saves
 * most of the time that a page takes. They leave nothing behind in it but the size of the window and the place of
 * the pointer: no storage, no routes, no listeners. The visitor prefers reduced motion: everything is visible at once and at rest.
 */
export const test = base.extend<{ page: Page }, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId } = project.use
      const context = await browser.newContext({
        baseURL,
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        reducedMotion: 'reduce',
      })
      await context.addInitScript(refuseScript(new URL(baseURL).origin))
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ reader }, use) => {
    await reader.setViewportSize(WINDOW)
    // Off what the test before pointed at.
    await reader.mouse.move(0, 0)
    await use(reader)
  },
})
