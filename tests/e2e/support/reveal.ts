import type { Page } from '@playwright/test'

/** The opacity of what a section shows: '0' while it is hidden, to be revealed. */
export const opacity = (page: Page, id: string) =>
  page
    .locator(`#${id} > *`)
    .first()
    .evaluate((element) => getComputedStyle(element).opacity)

/** Scrolls until a section is half a window below the window. */
export const approach = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const { top } = section.getBoundingClientRect()
    scrollBy({ top: top - innerHeight * 1.5, behavior: 'instant' })
  })
