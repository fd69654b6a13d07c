import { isBlank } from '@elos/content/parts/letters/blank'
import { isElement, styleOf } from './elements.ts'

/**
 * Why a part of a copied text is left out: nobody saw it where it was copied, it was struck through, or a reviewer wrote
 * it beside the text.
 */
export type Hidden = 'hidden' | 'struck' | 'comment'

export interface Removed {
  reason: Hidden
  text: string
}

/** Styles with which nothing is seen. Pages keep such texts for screen readers, spreadsheets for their formulas. */
const HIDING =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all|opacity:\s*0(?:\.0*)?(?=[;\s!]|$)|font-size:\s*0(?:px|pt|em|%)?(?=[;\s!]|$)|clip(?:-path)?:\s*(?:rect\(\s*[01]|inset\((?:50|100)%))/i

/** The style of a row or a column that takes no room. */
const NO_ROOM = /(?:^|[;\s])(?:width|height):\s*0(?:px|pt|em|%)?(?=[;\s!]|$)/i

const STRUCK = /text-decoration(?:-line)?:[^;]*line-through/i
const STRUCK_TAGS = new Set(['DEL', 'S', 'STRIKE'])

/** The comment of a reviewer as Word (mso…) and Google Docs (#cmnt…) write it: its mark in the text, and its words. */
const COMMENT_MARK = '.msocomanchor, .MsoCommentReference, a[href^="#cmnt"], a[href^="#_msocom_"]'
const COMMENT_WORDS = 'a[id^="cmnt"]:not([id^="cmnt_ref"])'

const isHiding = (style: string) => HIDING.test(style)

/** The reason for which an element is left out; undefined for one that is read. */
function reasonOf(element: HTMLElement): Hidden | undefined {
  const style = styleOf(element)
  if (element.hidden || isHiding(style)) return 'hidden'
  if (element.tagName === 'TR' && (element.getAttribute('height') === '0' || NO_ROOM.test(style)))
    return 'hidden'
  if (STRUCK_TAGS.has(element.tagName) || STRUCK.test(style)) return 'struck'
  if (element.matches(COMMENT_MARK) || /mso-element:\s*comment/i.test(style)) return 'comment'
  return element.querySelector(`:scope > ${COMMENT_WORDS}`) ? 'comment' : undefined
}

/** Rules for paper or for windows of some width, with the rules in them. */
const CONDITIONAL = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** A style that shows what another one hides. */
const SHOWING = /(?:^|[;\s])(?:display:\s*(?!none)|visibility:\s*visible)/i

/**
 * Gives elements the style of the rules that hide or strike them: a copied page has its own stylesheet. A later rule, or
 * the element's own style, may show it again.
 */
function applyRules(page: Document): void {
  const text = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
  const unconditional = text.replace(/<!--|-->|\/\*.*?\*\//gs, '').replace(CONDITIONAL, '')
  const styles = new Map<Element, string>()
  for (const [, selector = '', body = ''] of unconditional.matchAll(/([^{}@]+)\{([^{}]*)\}/g)) {
    const isLeftOut = isHiding(body) || STRUCK.test(body)
    if (!isLeftOut && !SHOWING.test(body)) continue
    for (const element of matching(page, selector))
      if (isLeftOut) styles.set(element, body)
      else styles.delete(element)
  }
  for (const [element, style] of styles)
    if (!SHOWING.test(styleOf(element)))
      element.setAttribute('style', `${styleOf(element)};${style}`)
}

function matching(page: Document, selector: string): Element[] {
  try {
    return [...page.body.querySelectorAll(selector.trim())]
  } catch {
    // Programs write selectors that no browser knows.
    return []
  }
}

/** The numbers of a table's columns that are not shown, from 0. */
function hiddenColumns(table: HTMLTableElement): Set<number> {
  const hidden = new Set<number>()
  let column = 0
  for (const col of table.querySelectorAll<HTMLTableColElement>('col')) {
    const isHidden =
      reasonOf(col) === 'hidden' || col.getAttribute('width') === '0' || NO_ROOM.test(styleOf(col))
    for (let end = column + col.span; column < end; column++) if (isHidden) hidden.add(column)
  }
  return hidden
}

/** Removes the cells of columns that are not shown. Returns their texts. */
function removeColumns(table: HTMLTableElement): string[] {
  const hidden = hiddenColumns(table)
  if (hidden.size === 0) return []
  const texts: string[] = []
  /** The columns that cells of rows above take in each row. */
  const taken = [...table.rows].map(() => new Set<number>())
  ;[...table.rows].forEach((row, index) => {
    let column = 0
    for (const cell of [...row.cells]) {
      while (taken[index]?.has(column)) column++
      const places = Array.from({ length: cell.colSpan }, (_, right) => column + right)
      for (const below of taken.slice(index, index + Math.max(1, cell.rowSpan)))
        for (const place of places) below.add(place)
      const shown = places.filter((place) => !hidden.has(place))
      if (shown.length > 0) cell.colSpan = shown.length
      else {
        texts.push(cell.textContent)
        cell.remove()
      }
    }
  })
  return texts
}

/**
 * Removes from a copied page what its reader did not see: hidden elements, rows and columns, deletions that a program
 * tracks, texts that were struck through, and the comments of reviewers. Returns what it removed, without what is empty.
 */
export function removeHidden(page: Document): Removed[] {
  applyRules(page)
  const removed: Removed[] = []
  for (const table of page.querySelectorAll('table')) {
    const texts = removeColumns(table)
    if (texts.length > 0) removed.push({ reason: 'hidden', text: texts.join(' ') })
  }
  for (const element of page.body.querySelectorAll('*')) {
    if (!element.isConnected || !isElement(element)) continue
    const reason = reasonOf(element)
    if (!reason) continue
    removed.push({ reason, text: element.textContent.replace(/\s+/g, ' ').trim() })
    element.remove()
  }
  return removed.filter(({ text }) => !isBlank(text))
}
