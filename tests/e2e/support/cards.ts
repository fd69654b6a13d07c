import { expect, type Page } from '@playwright/test'

/** Looks for points of the cards and links of a page that lead nowhere, on a phone and on a wide screen. */
export async function expectNoDeadPoint(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    // At this height most of a page is in the window.
    await page.setViewportSize({ width, height: 2000 })
    expect.soft(await deadPoints(page), `${width} px`).toEqual([])
  }
}

/**
 * The points of the cards and links of a page at which a press would not reach their link: of the centre, the
 * four corners (inside of the rounding) and the centre of each icon.
 */
const deadPoints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The rounding of a list that cuts the corners of the cards in it. In CSS pixels. */
    const LIST = 20
    /** A point nearer to the edge of the window may lie under the header or the floating buttons. In CSS pixels. */
    const EDGE = 300
    const floating = document.querySelector('body > aside')
    const centre = ({ left, top, width, height }: DOMRect) => ({
      x: left + width / 2,
      y: top + height / 2,
    })
    /** The centre and the corners of a box, inside of its border and of the rounding by `radius`. */
    const pointsOf = (box: DOMRect, radius: number) => {
      const { x, y } = centre(box)
      const inset = Math.min(radius, box.width / 2, box.height / 2) * 0.3 + 3
      const [dx, dy] = [box.width / 2 - inset, box.height / 2 - inset]
      const corners = [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => ({ x: x + side * dx, y: y + end * dy })),
      )
      return [{ x, y }, ...corners]
    }
    const faults: string[] = []
    for (const element of document.querySelectorAll(
      '.card:has(> :is(h2, h3) > a), a[href]:not(.NoteMark)',
    )) {
      const link = element.matches('a') ? element : element.querySelector('a')
      if (!link || !element.checkVisibility() || element.closest('.hidden, .skip')) continue
      const { top, bottom } = element.getBoundingClientRect()
      if (top < EDGE || bottom > innerHeight - EDGE)
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const radius = Math.max(LIST, Number.parseFloat(getComputedStyle(element).borderRadius) || 0)
      // A link that is broken into lines has a box for each.
      const points = [...element.getClientRects()].flatMap((box) => pointsOf(box, radius))
      const icons = [...element.querySelectorAll('.icon')]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => centre(icon.getBoundingClientRect()))
      for (const { x, y } of [...points, ...icons]) {
        const hit = document.elementFromPoint(x, y)
        // The bar at the foot of a phone lies on what is below the window's middle.
        if (!hit || (floating?.contains(hit) && !floating.contains(element))) continue
        if (hit.closest('a') !== link)
          faults.push(
            `${link.textContent} at ${Math.round(x)},${Math.round(y)}: ${hit.outerHTML.slice(0, 80)}`,
          )
      }
    }
    return faults
  })
