import { isMarker, styleOf } from './elements.ts'

/** What a block is in a text of ours. */
export interface Shape {
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level?: number
}

/** A plain paragraph. */
export const PLAIN: Shape = { style: 'normal' }

/** The page has the only heading of the first level, and the site shows two more. */
const STYLES: Readonly<Record<string, Shape['style']>> = {
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  MsoTitle: 'h2',
  MsoSubtitle: 'h3',
  BLOCKQUOTE: 'blockquote',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
}

/** The shape of a block that is one paragraph, whatever is in it; undefined for one that holds others. */
export function shapeOf(element: HTMLElement): Shape | undefined {
  const { tagName } = element
  const list = wordListOf(element) ?? (tagName === 'LI' ? listOf(element) : undefined)
  if (list) return { style: 'normal', ...list }
  const heading = element.getAttribute('role') === 'heading' && element.getAttribute('aria-level')
  const names = [heading ? `H${heading}` : tagName, ...element.classList]
  const style = names.flatMap((name) => STYLES[name] ?? []).at(0)
  if (style) return { style }
  return tagName === 'P' ? PLAIN : undefined
}

/** The place in a list of an item. Word on the web writes each item as a list of its own, with its level. */
function listOf(item: HTMLElement): Omit<Shape, 'style'> {
  let level = 0
  for (let each = item.parentElement; each; each = each.parentElement)
    if (each.tagName === 'UL' || each.tagName === 'OL') level++
  return {
    listItem: item.parentElement?.tagName === 'OL' ? 'number' : 'bullet',
    level: Number(item.dataset.ariaLevel) || Math.max(1, level),
  }
}

/** The place in a list of a paragraph of Word, which writes lists as paragraphs with their bullets or numbers. */
function wordListOf(element: HTMLElement): Omit<Shape, 'style'> | undefined {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(element)) ?? []
  if (!level) return undefined
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent
  return {
    listItem: /\d|\p{L}[.)]/u.test(marker ?? '') ? 'number' : 'bullet',
    level: Number(level),
  }
}
