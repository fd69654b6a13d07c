import type { Page } from '@playwright/test'

/** The texts of a page's main content, without spaces, each with '|' where one of its lines ends. */
export const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const range = document.createRange()
    const linesIn = (element: Element) => {
      const words: string[] = []
      let bottom = 0
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [first, ...others] = range.getClientRects()
          if (!first) continue
          if (words.length > 0 && first.top >= bottom) words.push('|')
          words.push(word.replaceAll('\u2060', ''), ...others.map(() => '|'))
          bottom = (others.at(-1) ?? first).bottom - 1
        }
      }
      return words.join('')
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, figcaption)')]
      .filter((element) => element.checkVisibility() && !element.querySelector('p, li, h3'))
      .map(linesIn)
  })
