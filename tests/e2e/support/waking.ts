import type { BrowserContext, Page } from '@playwright/test'

/** Moments after a page is opened, in milliseconds. WAKING=long tries one every 100 ms of the first 4 s. */
export const STARTS =
  process.env.WAKING === 'long' ? Array.from({ length: 41 }, (_, index) => index * 100) : [1000]

/** The time that such a slow phone may take, on a machine that others use as well. */
export const PATIENCE = { timeout: 15_000 }

/** A page on a phone six times slower than this machine, on a slow 4G. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  return page
}

/** Opens a page and waits until this many milliseconds have passed since. */
export async function openFor(page: Page, milliseconds: number, path = '/'): Promise<void> {
  const begun = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForTimeout(Math.max(0, milliseconds - (Date.now() - begun)))
}
