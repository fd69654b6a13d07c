import { expect, type Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'

/** A sheet of paper. */
interface Sheet {
  /** The whole text, without spaces. */
  text: string
  /** The parts of the lowest line: one for each column that reaches down to it. */
  lowest: string[]
}

/** Leaves out what differs between a text of a page and the same text on paper: spaces, and characters that nobody sees. */
const solid = (text: string): string => text.replaceAll(/[\s\u2060]/g, '')

/** Prints a page on A4. */
async function print(page: Page): Promise<Sheet[]> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const file = await page.pdf({ format: 'A4', margin })
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(file)))
  return items.map((sheet) => {
    const parts = sheet.filter(({ str }) => str.trim())
    const bottom = Math.min(...parts.map(({ y }) => y))
    return {
      text: solid(parts.map(({ str }) => str).join('')),
      lowest: parts.filter(({ y }) => y - bottom < 1).map(({ str }) => str.trim()),
    }
  })
}

/** The texts of elements that paper shows, as it shows them. */
async function shownTexts(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).filter({ visible: true }).allInnerTexts()
  return texts.map(solid).filter(Boolean)
}

/**
 * Prints a page as soon as it has come, before any script has run, and expects that all of it is on paper: its address
 * on the first sheet, each heading together with what it is for, and the footer on one sheet; and nothing that looks
 * like an answer in a form.
 *
 * @param most the greatest number of sheets
 * @param named the path that the sheet names: of an answer, that of the page on which one asks
 */
export async function expectPrintedWhole(
  page: Page,
  path: string,
  most: number,
  named?: string,
): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const sheets = await print(page)
  await page.emulateMedia({ media: 'print' })
  const all = sheets.map(({ text }) => text).join('')
  const headings = await shownTexts(page, 'main :is(h1, h2, h3, .eyebrow)')
  // A single word is a heading or none of it: many texts end with one with which a heading ends.
  const isHeading = (line: string) =>
    headings.includes(solid(line)) ||
    (line.includes(' ') && headings.some((heading) => heading.endsWith(solid(line))))
  const orphans = sheets.map(({ lowest }) => lowest).filter((lowest) => lowest.every(isHeading))

  expect.soft(sheets.length, 'sheets').toBeLessThanOrEqual(most)
  const { host, pathname } = new URL(page.url())
  expect.soft(sheets[0]?.text).toContain(solid(host + (named ?? pathname)))
  expect
    .soft(
      headings.filter((heading) => !all.includes(heading)),
      'headings that are missing or split',
    )
    .toEqual([])
  expect.soft(orphans, 'headings left behind at the foot of a sheet').toEqual([])
  const footer = await shownTexts(page, 'footer :is(p, address > a)')
  expect.soft(footer.filter((text) => !sheets.at(-1)?.text.includes(text))).toEqual([])
  const hints = await page
    .locator('[placeholder]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('placeholder') ?? ''))
  // '0' is part of other texts.
  const long = hints.map(solid).filter(({ length }) => length > 1)
  expect.soft(long.filter((hint) => all.includes(hint))).toEqual([])
  await page.emulateMedia({ media: null })
}
