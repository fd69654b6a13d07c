import type { Page } from '@playwright/test'

/** Whether the page scrolls sideways as a whole. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/**
 * The parts of a page that cannot be read at its window's width: those beyond its edge, cut texts, and what scrolls under a
 * text that stays in sight.
 */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => `${element.outerHTML.slice(0, 100)} …`
    /** Whether an element, or one around it, scrolls sideways by itself: a wide table, the carousel. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    /** Whether an element is a picture, or holds nothing else, that an element around it crops on purpose. */
    const isCropped = (element: Element): boolean => {
      if (element.textContent?.trim()) return false
      for (let around = element.parentElement; around; around = around.parentElement)
        if (/clip|hidden/.test(getComputedStyle(around).overflowX)) return true
      return false
    }
    /** Whether an element that has no surface of its own stays in sight while the next one scrolls under it. */
    const liesOnNext = (element: Element): boolean => {
      const next = element.nextElementSibling
      if (getComputedStyle(element).position !== 'sticky' || !next) return false
      const { left, right, width } = element.getBoundingClientRect()
      const hasSurface = [element, ...element.querySelectorAll('*')].some(
        (part) =>
          part.getBoundingClientRect().width >= width &&
          !/, 0\)$/.test(getComputedStyle(part).backgroundColor),
      )
      const below = next.getBoundingClientRect()
      const hasText = Boolean(element.textContent?.trim())
      return hasText && !hasSurface && left < below.right && below.left < right
    }
    const faults: string[] = []
    const beyond: Element[] = []
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
    for (const element of document.querySelectorAll('body :not(svg, svg *, script, style)')) {
      if (!element.checkVisibility() || scrolls(element) || element.closest('.hidden, .skip'))
        continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 1 && (left < -1 || right > innerWidth + 1) && !isCropped(element))
        beyond.push(element)
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      )
      const cutsText =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      if (liesOnNext(element)) faults.push(`lies on what scrolls under it: ${name(element)}`)
      // A card's teaser ends in '…' and leads on to the whole text.
      if (hasText && cutsText && width > 1 && webkitLineClamp === 'none')
        faults.push(`cut: ${name(element)}`)
    }
    const innermost = beyond.filter(
      (one) => !beyond.some((other) => one !== other && one.contains(other)),
    )
    return [...faults, ...innermost.map((element) => `beyond the edge: ${name(element)}`)]
  })
}

/** The controls that act or lead on, and are lower than a finger needs. Axe looks for those below 24 px, of any sort. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    const controls =
      ':is(header, footer, aside, nav, .actions, form) a[href], .button, button, summary, select, input:not([type="radio"], [type="checkbox"]), textarea'
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility() && !control.closest('.hidden, .skip'))
      .flatMap((control) => {
        // A link within a sentence is as high as its line.
        const inSentence = control.parentElement?.textContent !== control.textContent
        if (getComputedStyle(control).display === 'inline' && inSentence) return []
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
        if (width === 0 || height >= LEAST - 0.5) return []
        return `${Math.round(height)} px: ${control.outerHTML.slice(0, 100)} …`
      })
  })
}

/** The texts that lie on the rings which decorate their section: light on coral cannot be read. */
export function wordsOnRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    for (const rings of document.querySelectorAll('main .rings')) {
      const mark = rings.getBoundingClientRect()
      const words = document.createTreeWalker(rings.parentElement ?? rings, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        // A card lies above the rings.
        if (words.currentNode.parentElement?.closest('.card, .QuoteHere, .QuoteBlock')) continue
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        const lies = [...range.getClientRects()].some(
          (line) =>
            line.left < mark.right &&
            mark.left < line.right &&
            line.top < mark.bottom &&
            mark.top < line.bottom,
        )
        if (lies) faults.push(words.currentNode.textContent ?? '')
      }
    }
    return faults
  })
}

/**
 * The words that end on another line than they begin: too long for their column, or broken at a hyphen.
 *
 * @param within a selector of the elements whose words are looked at
 */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.closest(selector)) continue
      range.selectNodeContents(text)
      if (!text.parentElement?.checkVisibility() || range.getClientRects().length < 2) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /[\p{L}\p{N}\u2060-]+/gu,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...rest] = range.getClientRects()
        // Lines of a heading overlap: they are closer than its letters are high.
        if (first && rest.some(({ top }) => top > first.top + first.height / 2)) faults.add(word)
      }
    }
    return [...faults]
  }, within)
}
