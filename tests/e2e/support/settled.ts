import { ISLANDS } from '@elos/ui/islands/islands'
import type { Page } from '@playwright/test'
import { untilIdle } from '../../untilIdle.ts'

/** The islands that are awake when they are in sight, as a selector. None of them matches then. */
export const WAKE_IN_SIGHT = Object.entries(ISLANDS)
  .filter(([, { wakesAt }]) => wakesAt === 'sight' || wakesAt === 'approach')
  .map(([name]) => `[data-island="${name}"]`)
  .join()

/** Opens a path and waits until nothing of the page that is in sight will change by itself. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

/**
 * Waits until the page has done its idle work and rests where a link led, and until the islands, the
 * pictures and the fonts of what is in sight are there and drawn.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(untilIdleWorkIsNext)
  await page.evaluate(untilIdle)
  await page.evaluate(untilSightIsComplete, WAKE_IN_SIGHT)
}

/** Scrolls from top to foot, a window at a time, and waits at each until all that is in sight is there. */
export async function readThrough(page: Page): Promise<void> {
  const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight))
  for (let step = 0; step < windows; step++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await settle(page)
  }
}

/**
 * Runs in the page. The banner's island wakes with the loader, which then asks for a frame, and in it for the idle time
 * in which pages do what they do by themselves (packages/ui/islands/page/idleWork.ts).
 */
async function untilIdleWorkIsNext(): Promise<void> {
  while (!document.querySelector('.cookies:not([data-island])')) {
    await new Promise(requestAnimationFrame)
  }
  await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
async function untilSightIsComplete(wakeInSight: string): Promise<void> {
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.checkVisibility() && bottom > 0 && top < innerHeight
  }
  const isComplete = () =>
    ![...document.querySelectorAll(wakeInSight)].some(isInSight) &&
    ![...document.images].some((image) => isInSight(image) && !image.complete)
  let scrolled: number
  do {
    scrolled = scrollY
    // A scroll that begins or ends slowly moves by less than a pixel in a frame, but not in three.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  } while (scrollY !== scrolled || !isComplete())
  await document.fonts.ready
  // The frame after the last change draws it, and the browser reports what shifted once it is drawn.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
