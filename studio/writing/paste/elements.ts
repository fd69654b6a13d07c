/** Whether a node is an element. */
export const isElement = (node: Node): node is HTMLElement => node.nodeType === node.ELEMENT_NODE

/** Whether an element is a table. */
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

const NEVER_SHOWN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'XML'])
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']
const EMBEDDED = /^(?:img|svg|canvas|video|audio|iframe|object|embed|input)$/i

/**
 * The characters in the place of an element whose content is not read: an emoji, nothing for a bullet that Word has
 * written, a space for what a text cannot hold. Undefined for other elements.
 */
export function standIn(element: HTMLElement): string | undefined {
  const { tagName, textContent } = element
  if (NEVER_SHOWN.has(tagName) || isMarker(element)) return ''
  // The number of a note would become a part of the number before it.
  if (tagName === 'SUP' && /^\d+$/.test(textContent))
    return [...textContent].map((digit) => RAISED[Number(digit)]).join('')
  return EMBEDDED.test(tagName) ? emojiOf(element) || ' ' : undefined
}

const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION FIGURE
  FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTION P PRE SECTION SUMMARY TABLE TBODY TD
  TFOOT TH THEAD TR UL`.split(/\s+/),
)

/** Whether an element begins and ends lines of its own, by its tag or its style. */
export const isBlock = ({ style: { display }, tagName }: HTMLElement): boolean =>
  BLOCKS.has(tagName) || /^(?!inline|contents|none|ruby)\w/.test(display)

/** Whether an element is the bullet or number that Word has written before an item. */
export const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element))

/** The style of an element, as it was written. */
export const styleOf = (element: Element) => element.getAttribute('style') ?? ''
