import type { Page } from '@playwright/test'

/** The lists whose number of items is not the content's: ten age bands are the law's, three features the layout's. */
const FIXED = '.Bands *, .HomeHero .features'

/**
 * The lists in the main content that are laid out as a grid and have a hole: a row that ends before the list does, where
 * an empty cell would show. Returns each with the number of its items: 'HomeCarriers: 6'.
 *
 * @param counts the numbers of items to try, with copies of the items that there are; by default each list as it is
 */
export function listsWithHoles(page: Page, counts: readonly number[] = []): Promise<string[]> {
  return page.evaluate(
    ({ counts, FIXED }) => {
      const isShown = (element: Element) =>
        element.checkVisibility() && element.getBoundingClientRect().width > 0

      function hasHole(list: Element): boolean {
        const style = getComputedStyle(list)
        const columns = style.gridTemplateColumns.split(' ').map(Number.parseFloat)
        if (style.display !== 'grid' || columns.length < 2) return false
        const inset =
          Number.parseFloat(style.paddingRight) + Number.parseFloat(style.borderRightWidth)
        const end = list.getBoundingClientRect().right - inset - Math.min(...columns) / 2
        const boxes = [...list.children].filter(isShown).map((item) => item.getBoundingClientRect())
        return boxes.some(({ top, bottom }) => {
          const row = boxes.filter((box) => box.top < bottom - 1 && box.bottom > top + 1)
          return Math.max(...row.map(({ right }) => right)) < end
        })
      }

      function fill(list: Element, items: readonly Element[], count: number) {
        const copies = Array.from({ length: count }, (_, index) => items[index % items.length])
        list.replaceChildren(...copies.flatMap((item) => item?.cloneNode(true) ?? []))
      }

      const faults: string[] = []
      for (const list of document.querySelectorAll('main :is(ul, ol)')) {
        const items = [...list.children]
        if (!isShown(list) || items.length === 0) continue
        const name = list.closest('section, aside, nav')?.classList[0] ?? list.className
        if (hasHole(list)) faults.push(`${name}: ${items.length}`)
        for (const count of list.matches(FIXED) ? [] : counts) {
          fill(list, items, count)
          if (hasHole(list)) faults.push(`${name}: ${count}`)
        }
        list.replaceChildren(...items)
      }
      return faults
    },
    { counts, FIXED },
  )
}
