import type { Page } from '@playwright/test'

/** The window of a phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 }

/** The button that opens the menu: a summary, which has no role. */
export const menuButton = (page: Page) => page.locator('summary[aria-label="Menu"]')

/** The menu of a phone. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
