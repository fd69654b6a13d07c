import { expect, type Page } from '@playwright/test'
import { scrollsSideways } from './layout.ts'
import { PHONE } from './phone.ts'

/** The widths of windows, in CSS pixels, at which the arrangement of a page is looked at. */
export const WIDTHS = [
  280, 320, 360, 412, 480, 481, 640, 768, 769, 900, 1024, 1280, 1440, 1920, 2560,
]

/** The rows of buttons of which one has fallen into a row of its own, below others that stand side by side. */
function brokenRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Buttons in one row may differ by a few pixels in height. */
    const NEAR = 8
    return [...document.querySelectorAll('.actions')].flatMap((group) => {
      const rows: number[] = []
      let last = Number.NEGATIVE_INFINITY
      for (const button of group.children) {
        const { top, bottom, width } = button.getBoundingClientRect()
        if (width === 0) continue
        const middle = (top + bottom) / 2
        if (Math.abs(middle - last) > NEAR) rows.push(0)
        rows.push((rows.pop() ?? 0) + 1)
        last = middle
      }
      const isBroken = rows.some((count, index) => count < (rows[index - 1] ?? 0))
      return isBroken ? [`${rows.join(' + ')}: ${group.textContent}`] : []
    })
  })
}

/** The texts that pass below the floating buttons while the page is scrolled: those that reach into their column. */
export function textsUnderContacts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const contacts = document.querySelector('[aria-label="Contato rápido"]')
    if (!contacts) return ['there are no floating buttons']
    const { left } = contacts.getBoundingClientRect()
    const faults = new Set<string>()
    const range = document.createRange()
    for (const part of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const { parentElement: element } = text
        if (!text.textContent?.trim() || !element?.checkVisibility()) continue
        // A text for screen readers alone is in a box of a pixel.
        if (element.getBoundingClientRect().width <= 1) continue
        // The carousel reaches to the edge of the window, and scrolls by itself; so do wide tables in their box.
        if (element.closest('.row, .table')) continue
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some(({ right }) => right > left))
          faults.add(text.textContent.trim())
      }
    }
    return [...faults]
  })
}

/** The prices whose period is on another line than the amount. */
function brokenPrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    return [...document.querySelectorAll('.price')].flatMap((price) => {
      const amount = price.querySelector('b')
      const period = amount?.nextSibling
      if (!amount || !(period instanceof Text) || !period.data.trim()) return []
      range.selectNodeContents(period)
      const lines = [...range.getClientRects()]
      const { top, bottom } = amount.getBoundingClientRect()
      const isBeside = lines.every((line) => line.top < bottom && line.bottom > top)
      return isBeside ? [] : [price.textContent ?? '']
    })
  })
}

/** The prices of a section that take more than three lines. */
export function longPrices(page: Page, section: string): Promise<string[]> {
  return page.evaluate((id) => {
    const MOST_LINES = 4
    const range = document.createRange()
    return [...document.querySelectorAll(`#${id} .price`)].flatMap((price) => {
      range.selectNodeContents(price)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      // The large amount and the words beside it overlap: they are one line.
      const lines = boxes
        .sort((one, other) => one.bottom - other.bottom)
        .filter(({ top }, index) => top > (boxes[index - 1]?.bottom ?? 0) - 1)
      return lines.length > MOST_LINES ? [`${lines.length}: ${price.textContent}`] : []
    })
  }, section)
}

/**
 * Expects of the page that is open, at any width, that it does not scroll sideways, that its rows of buttons and its prices are
 * whole, and that no text lies under the floating buttons.
 */
export async function expectArranged(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height })
    expect.soft(await brokenRows(page), `${width} px`).toEqual([])
    expect.soft(await brokenPrices(page), `${width} px`).toEqual([])
    if (width > 768) expect.soft(await textsUnderContacts(page), `${width} px`).toEqual([])
    expect.soft(await scrollsSideways(page), `${width} px`).toBe(false)
  }
}
