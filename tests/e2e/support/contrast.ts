import type { Page } from '@playwright/test'

/** The least contrast of text for WCAG 2.2 AAA (1.4.6), whatever its size. */
const LEAST = 7

/**
 * The texts of the page whose colour has less contrast than 7:1 with the nearest opaque background, one line for each
 * pair of colours.
 */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    type Color = [red: number, green: number, blue: number, alpha: number]
    const WHITE: Color = [255, 255, 255, 1]
    /** Reads a computed colour: 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.4)' or 'color(srgb 0.1 0.2 0.3 / 0.4)'. */
    const read = (text: string): Color => {
      const scale = text.startsWith('color(srgb ') ? 255 : 1
      if (scale === 1 && !text.startsWith('rgb')) throw new Error(`Unknown colour: ${text}`)
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
      return [red * scale, green * scale, blue * scale, alpha]
    }
    /** A colour that shines through, over an opaque one. */
    const over = ([red, green, blue, alpha]: Color, below: Color): Color => {
      const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
    }
    const backgroundOf = (element: Element | null): Color => {
      if (!element) return WHITE
      const own = read(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement))
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    const luminance = ([red, green, blue]: Color) => {
      const linear = (value: number) =>
        value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const contrast = (one: Color, other: Color) => {
      const lights = [luminance(one), luminance(other)]
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
    }

    const faults = new Map<string, string>()
    const look = (element: Element, words: string, style: CSSStyleDeclaration) => {
      const [red, green, blue, alpha] = read(style.color)
      const back = backgroundOf(element)
      const front = over([red, green, blue, alpha * opacityOf(element)], back)
      const ratio = contrast(front, back)
      if (ratio >= least) return
      const pair = `${style.color} on rgb(${back.slice(0, 3).map(Math.round).join(', ')})`
      if (!faults.has(pair)) faults.set(pair, `${ratio.toFixed(2)}: ${pair}: ${words.trim()}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!text.textContent?.trim() || !element?.checkVisibility()) continue
      if (element.closest('script, style, .hidden, .skip')) continue
      look(element, text.textContent, getComputedStyle(element))
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      if (field.checkVisibility())
        look(field, field.placeholder, getComputedStyle(field, '::placeholder'))
    return [...faults.values()]
  }, LEAST)
}
