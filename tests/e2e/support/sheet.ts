import { expect, type Page } from '@playwright/test'
import { cutParts } from './layout.ts'
import { openSettled, readThrough } from './settled.ts'

/** A sheet of A4 with margins of a centimetre, in CSS pixels. */
export const A4 = { width: 718, height: 1047 }

/** The parts of a page that lead elsewhere, are filled in, or are for screen readers: paper needs none of them. */
const NOT_ON_PAPER =
  'nav, aside, search, .screen, .actions, .ways, .ask, .controls, .end > :is(a, button), .short, .QuoteHere, form, dialog, .hidden'

/** Opens a page, reads it, and looks at it as it is on paper. */
export async function expectGoodSheet(page: Page, path: string): Promise<void> {
  await openSettled(page, path)
  await readThrough(page)
  await lookAtSheet(page)
}

/** Looks at the page that is open as it is on paper. */
export async function lookAtSheet(page: Page): Promise<void> {
  await page.setViewportSize(A4)
  // The browser announces a print; Playwright only has the styles of one.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect.soft(await page.evaluate(missingTexts, NOT_ON_PAPER), 'texts that are missing').toEqual([])
  expect.soft(await page.evaluate(overlaps), 'texts that lie on each other').toEqual([])
  expect.soft(await cutParts(page), 'cut parts').toEqual([])
  await expectHead(page)
}

/** The head of the sheet: brand, telephone and address of the page. */
async function expectHead(page: Page): Promise<void> {
  const head = page.getByRole('banner')
  const call = head.getByRole('link', { name: /^Ligar para / })
  const { host } = new URL(page.url())
  await expect.soft(head).toContainText('Elos Saúde')
  await expect.soft(call.getByText(/^\(\d\d\) [\d-]+$/)).toBeVisible()
  await expect.soft(head.getByText(host)).toBeVisible()
}

/** Runs in the page. The texts of the content and of the footer that are not seen, or too pale for white paper. */
function missingTexts(notOnPaper: string): string[] {
  /** The sum of red, green and blue of the palest text. */
  const PALEST = 450
  const isPale = (element: Element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const sum = (color.match(/\d+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0)
    return sum > PALEST && /, 0\)$/.test(backgroundColor)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const faults: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.closest('main, footer')) continue
    if (parent.closest(notOnPaper)) continue
    range.selectNodeContents(text)
    const isSeen = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 0 && left >= -1 && right <= innerWidth + 1,
    )
    if (!isSeen || !parent.checkVisibility() || isPale(parent)) faults.push(text.textContent)
  }
  return faults
}

/** Runs in the page. The texts of which a line lies on a line of another text. */
function overlaps(): string[] {
  /** The share of a line's height, above and below its letters' middle, that letters of another line may not enter. */
  const MIDDLE = 0.25
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: {
    text: string
    node: Node
    left: number
    right: number
    top: number
    bottom: number
  }[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !parent?.checkVisibility() || parent.closest('.hidden, .skip, thead')) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const inset = height * MIDDLE
      lines.push({ text, node, left, right, top: top + inset, bottom: bottom - inset })
    }
  }
  lines.sort((one, other) => one.top - other.top)
  return lines.flatMap((one, index) => {
    const others: string[] = []
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break
      const isBeside = other.left >= one.right - 1 || other.right <= one.left + 1
      if (other.node !== one.node && !isBeside) others.push(`${one.text} / ${other.text}`)
    }
    return others
  })
}
