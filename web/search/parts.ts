import { withoutJoiners } from '@elos/content/parts/letters/hyphens'
import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { matches, select } from 'hast-util-select'

/** A part of a page: what stands below one of its headings. */
export interface Part {
  /** The id of the place in the page; '' for its beginning. */
  anchor: string
  /** The text of the heading; '' before the first one. */
  heading: string
  text: string
}

/** Elements that nobody looks for: what one presses or fills in, and what stands on other pages or in other parts too. */
const OMITTED = [
  'nav, form, button, caption.hidden, dialog, script, style, template, svg, [hidden], [aria-hidden="true"]',
  '.BackBar, .Notes, .Related, .actions, .ways, .eyebrow, [href^="#nota-"]',
].join()

const HEADING = 'h1, h2, h3, summary'

/**
 * Returns the parts of a rendered page in its order, in the words that a visitor reads. A page that search engines may not
 * list has none.
 */
export function partsOf(html: string): Part[] {
  const tree = fromHtml(withoutJoiners(html))
  const main = select('main', tree)
  if (!main || select('meta[name="robots"][content*="noindex"]', tree)) return []
  const parts: Part[] = [{ anchor: '', heading: '', text: '' }]
  collect(main.children, '', parts)
  return parts
    .map((part) => ({ ...part, text: part.text.trim() }))
    .filter(({ heading, text }) => heading !== '' || text !== '')
}

/**
 * Adds what some nodes say to the last of the parts, and begins a part with each heading.
 *
 * @param around the id of the place that the nodes stand in
 */
function collect(nodes: readonly ElementContent[], around: string, parts: Part[]): void {
  let anchor = around
  for (const node of nodes) {
    if (node.type === 'text') {
      const part = parts.at(-1)
      if (part) part.text = joined(part.text, node.value)
    }
    if (node.type !== 'element' || matches(OMITTED, node)) continue
    const id = idOf(node)
    if (matches(HEADING, node)) {
      // The parts after a heading are found by its id, too.
      anchor = id ?? anchor
      parts.push({ anchor, heading: textOf(node), text: '' })
    } else collect(node.children, id ?? anchor, parts)
  }
}

/** Returns the id of an element, by which a link leads to it. That of `main` leads to the beginning. */
const idOf = ({ tagName, properties }: Element) =>
  typeof properties.id === 'string' && tagName !== 'main' ? properties.id : undefined

/** Returns the text of a heading. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || matches(OMITTED, node)) return ''
  return node.children.map(textOf).reduce(joined, '').trim()
}

/** Joins two texts with single spaces, also between words that only their elements separate: 'anos', 'por mês'. */
function joined(before: string, after: string): string {
  const space = /[^\s([“‘]$/u.test(before) && /^[\p{L}\p{N}(“]/u.test(after) ? ' ' : ''
  return `${before}${space}${after}`.replace(/\s+/g, ' ').trimStart()
}
