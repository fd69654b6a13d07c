import type { Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 250

/**
 * Goes through the whole page with the Tab key. Returns how many stops there were, and the faults: the
 * stops at which the visitor could not see the focus. Throws after 250 stops.
 */
export async function tabThrough(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(lookAtFocus)
    if (seen === 'end') return { stops, faults }
    if (seen !== 'clear') faults.push(seen)
  }
  throw new Error(`More than ${MOST_STOPS} stops: the Tab key is caught somewhere`)
}

/** Runs in the page. Returns 'clear', 'end' after the last stop, or what is wrong with this one. */
async function lookAtFocus(): Promise<string> {
  /** An element of at least this height, a card or a table, is in sight if this much of it is. In CSS pixels. */
  const CARD = 120
  const element = document.activeElement
  if (!element || element === document.body) return 'end'
  const name = `${element.outerHTML.slice(0, 120)} …`
  const floats = (other: Element | null): boolean =>
    other !== null &&
    !other.contains(element) &&
    (/fixed|sticky/.test(getComputedStyle(other).position) || floats(other.parentElement))
  const fault = () => {
    // A hidden control is shown by its label.
    const shown = element.closest('label') ?? element
    if (![element, shown].some((part) => getComputedStyle(part).outlineStyle !== 'none'))
      return `${name} shows no focus`
    const { left, top, bottom, width, height } = shown.getBoundingClientRect()
    const isHigh = height > CARD
    // An element that is higher than the window can be in sight only in part.
    const start = isHigh ? Math.max(0, top) : top
    const part = isHigh ? Math.min(innerHeight, bottom) - start : height
    if (part < Math.min(height, CARD)) return `${name} is out of sight`
    const across = isHigh ? [0.5] : [0.1, 0.5, 0.9]
    const down = isHigh ? [0.3] : [0.2, 0.5, 0.8]
    const hits = across.flatMap((x) =>
      down.map((y) => document.elementFromPoint(left + x * width, start + y * part)),
    )
    if (hits.includes(null)) return `${name} is out of sight`
    const cover = hits.find(floats)
    return cover && `${name} lies under ${cover.outerHTML.slice(0, 80)} …`
  }
  // Floating elements give way within a few frames.
  for (let frame = 0; frame < 20 && fault(); frame++) await new Promise(requestAnimationFrame)
  return fault() ?? 'clear'
}
