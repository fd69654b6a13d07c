import type { Page } from '@playwright/test'

/** The faintest text that was in the window: its opacity, with that of all that is around it, and its words. */
interface Faintest {
  opacity: number
  words: string
}

declare global {
  interface Window {
    /** The texts that `watchTexts` has seen. */
    faintest: Faintest
    /** How far below its place each part was that `watchParts` has seen, in pixels, one for each frame. */
    distances: number[][]
  }
}

/** Looks in each frame, on the pages that are opened from now on, how faint the texts in the window are. */
export const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    window.faintest = { opacity: 1, words: '' }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const look = () => {
      for (const element of document.querySelectorAll('main *')) {
        const { top, bottom, height } = element.getBoundingClientRect()
        if (height === 0 || bottom <= 0 || top >= innerHeight) continue
        if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
          continue
        const opacity = opacityOf(element)
        if (opacity < window.faintest.opacity)
          window.faintest = { opacity, words: element.textContent?.slice(0, 60) ?? '' }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** What `faintest` returns where no text was faint. */
export const ALL_THERE: Faintest = { opacity: 1, words: '' }

/** The faintest text that was in the window since the page was opened. */
export const faintest = (page: Page) => page.evaluate(() => window.faintest)

/** Notes from now on how far below its place each part of a section is, frame by frame. */
export const watchParts = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    window.distances = [...section.children].map(() => [])
    const look = () => {
      for (const [index, part] of [...section.children].entries())
        window.distances[index]?.push(new DOMMatrix(getComputedStyle(part).transform).m42)
      requestAnimationFrame(look)
    }
    look()
  })

/** Turns the wheel, a notch at a time, until the window has moved by some pixels. */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  const NOTCH = 100
  const end = Math.abs(distance)
  for (let turned = 0; turned < end; turned += NOTCH)
    await page.mouse.wheel(0, Math.sign(distance) * Math.min(NOTCH, end - turned))
}

/** Waits until the window stands still. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const STILL = 20
    let [last, frames] = [scrollY, 0]
    while (frames < STILL) {
      await new Promise(requestAnimationFrame)
      frames = scrollY === last ? frames + 1 : 0
      last = scrollY
    }
  })
