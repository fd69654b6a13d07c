import { newKey } from '../../base/newKey.ts'
import { linkAddress } from './linkAddress.ts'

/** How elements of copied HTML look: the programs that people copy from say it by tags, by styles or by classes. */

export const isElement = (node: Node): node is HTMLElement => node.nodeType === node.ELEMENT_NODE

export const isTable = (element: Element): element is HTMLTableElement =>
  element.tagName === 'TABLE'

/** Whether a table holds data. One with a single row or column only lays out its content. */
export const holdsData = ({ rows }: HTMLTableElement): boolean =>
  rows.length > 1 && [...rows].some(({ cells }) => cells.length > 1)

/** The address of a link, as it was written; '' for other elements. */
export const hrefOf = (element: Element): string =>
  element.tagName === 'A' ? (element.getAttribute('href') ?? '') : ''

const EMOJI = /^[\p{Emoji_Presentation}\p{Extended_Pictographic}][\p{Emoji}\p{Emoji_Component}]*$/u

/** The emoji that an image stands for: chats and mail programs draw them as images. '' for other elements. */
export function emojiOf(element: Element): string {
  const alt = element.tagName === 'IMG' ? (element.getAttribute('alt') ?? '') : ''
  return EMOJI.test(alt) ? alt : ''
}

/** How a stretch of text looks. */
export interface Look {
  isStrong?: boolean
  isEmphasized?: boolean
  /** Whether its line ends are those that a reader saw, not those of the HTML. */
  keepsLines?: boolean
  link?: Link
}

/** A link to another site, as texts store it. */
export interface Link {
  _type: 'externalLink'
  _key: string
  url: string
}

/** Whether two stretches of text look the same. */
export const isSameLook = (one: Look, other: Look): boolean =>
  one.isStrong === other.isStrong &&
  one.isEmphasized === other.isEmphasized &&
  one.link === other.link

const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION FIGURE
  FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTION P PRE SECTION SUMMARY TABLE TBODY TD
  TFOOT TH THEAD TR UL`.split(/\s+/),
)

/** Whether an element begins and ends lines of its own. Its style says so before its tag. */
export function isBlock({ style: { display }, tagName }: HTMLElement): boolean {
  return display ? !/^(?:inline|contents|none|ruby)/.test(display) : BLOCKS.has(tagName)
}

const NEVER_SHOWN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'XML'])

/** Whether an element holds nothing to read. Word writes the bullet of a list item as text. */
export const isUnread = (element: HTMLElement): boolean =>
  NEVER_SHOWN.has(element.tagName) || /mso-list:\s*ignore/i.test(styleOf(element))

const STRONG = /^(?:bold|bolder|[6-9]\d\d)$/
const LIGHT = /^(?:normal|lighter|[1-5]\d\d)$/

/** The look of what is in an element: that around it, changed by its tag and style. */
export function lookOf(element: HTMLElement, around: Look): Look {
  const { tagName, style } = element
  const [, space = ''] = /white-space(?:-collapse)?:\s*([\w-]+)/.exec(styleOf(element)) ?? []
  const isStrong = around.isStrong || tagName === 'B' || tagName === 'STRONG'
  const isEmphasized = around.isEmphasized || tagName === 'I' || tagName === 'EM'
  const keepsLines = around.keepsLines || tagName === 'PRE' || tagName === 'TEXTAREA'
  return {
    isStrong: STRONG.test(style.fontWeight) || (isStrong && !LIGHT.test(style.fontWeight)),
    isEmphasized: style.fontStyle ? style.fontStyle !== 'normal' : isEmphasized,
    keepsLines: space ? /^(?:pre|break)/.test(space) : keepsLines,
    link: linkOf(element) ?? around.link,
  }
}

function linkOf(element: HTMLElement): Link | undefined {
  const url = linkAddress(hrefOf(element))
  return url ? { _type: 'externalLink', _key: newKey(), url } : undefined
}

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
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find(isUnread)?.textContent
  return {
    listItem: /\d|\p{L}[.)]/u.test(marker ?? '') ? 'number' : 'bullet',
    level: Number(level),
  }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
