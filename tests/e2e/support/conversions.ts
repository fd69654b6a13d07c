import type { Page } from '@playwright/test'

/** Replaces the conversion report by one that records the links it is called with. */
export const reportConversions = (page: Page) =>
  page.addInitScript(
    'window.reported = []; window.gtag_report_conversion = (link) => reported.push(link)',
  )

/** The links that were reported as conversions. */
export const reported = (page: Page) => page.evaluate<string[]>('reported')
