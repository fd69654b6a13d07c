/** Where something is on the page, in pixels. */
export interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** Where an element is seen. */
export interface Seen {
  /** In the window. */
  box: Box
  /** Whether it stays in place while the page scrolls, above the rest. */
  isFloating: boolean
}

/** Where an element is seen, without what its ancestors cut off; undefined when it is hidden. */
export function seenOf(element: HTMLElement): Seen | undefined {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return undefined
  let { top, left, right, bottom } = element.getBoundingClientRect()
  let isFloating = false
  for (let outer = element.parentElement; outer && outer !== document.body; ) {
    const { overflowX, position } = getComputedStyle(outer)
    if (overflowX !== 'visible') {
      const frame = outer.getBoundingClientRect()
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    isFloating ||= position === 'sticky' || position === 'fixed'
    outer = outer.parentElement
  }
  if (right <= left || bottom <= top) return undefined
  return { box: { top, left, width: right - left, height: bottom - top }, isFloating }
}
