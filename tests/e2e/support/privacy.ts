import type { BrowserContext, Page, Request } from '@playwright/test'
import { CONSENT } from './consent.ts'
import { env } from './lake.ts'

/** Everything that the browser stores for the site. */
export async function everythingStored(page: Page) {
  const entries = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  return { entries, cookies: await page.context().cookies() }
}

/** The visitor's choice as it is stored; null without one. */
export async function storedChoice(page: Page): Promise<unknown> {
  const { entries } = await everythingStored(page)
  return JSON.parse(entries[CONSENT] ?? 'null')
}

/** The requests of pages to other origins, as they come. */
export function requestsElsewhere(pages: Page | BrowserContext): string[] {
  const requests: string[] = []
  pages.on('request', (request: Request) => {
    const url = request.url()
    if (!url.startsWith(env.E2E_SITE_URL) && !url.startsWith('data:')) requests.push(url)
  })
  return requests
}
