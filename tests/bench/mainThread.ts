import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { z } from 'zod'

/** The time for which a page may go on working after it is loaded: what it does when idle is part of the first view. */
const SETTLING_MS = 800
/** A phone's window, as Lighthouse's. In CSS pixels. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

const metricsSchema = z.object({
  metrics: z.array(z.object({ name: z.string(), value: z.number() })),
})

/**
 * Opens an address in a browser without any of the site's files. Returns the processor time of the page's main thread
 * in milliseconds: unlike Lighthouse's figure, it leaves out the time in which other programs had the processor.
 */
export async function mainThreadTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${address} was answered with ${answer?.status()}`)
    await pause(SETTLING_MS)
    const { metrics } = metricsSchema.parse(await cdp.send('Performance.getMetrics'))
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
    if (seconds === undefined) throw new Error('Chromium does not tell the time of its tasks')
    return seconds * 1000
  } finally {
    await context.close()
  }
}

/** The mean of the lower half of some times: what other programs of the machine add to the rest is left out. */
export function undisturbed(times: readonly number[]): number {
  const lower = times.toSorted((one, other) => one - other).slice(0, Math.ceil(times.length / 2))
  return lower.reduce((sum, time) => sum + time, 0) / lower.length
}
