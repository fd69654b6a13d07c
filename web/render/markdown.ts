import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { matches, select, selectAll } from 'hast-util-select'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Elements that a text does not need: they are decoration, or something to press. */
const OMITTED =
  'nav, form, button, dialog, script, style, template, svg, [hidden], [aria-hidden="true"]'

/**
 * Returns the main content of a rendered page as Markdown, in the words that a visitor reads. Links and
 * images have complete addresses. Returns '' for a page without a `main` element.
 *
 * @param url the page's complete address
 */
export function markdownOf(html: string, url: string): string {
  const main = select('main', fromHtml(html))
  if (!main) return ''
  prune(main)
  for (const { properties } of selectAll('[href], [src]', main)) {
    for (const name of ['href', 'src']) {
      const address = properties[name]
      if (typeof address === 'string') properties[name] = new URL(address, url).href
    }
  }
  const text = toMarkdown(toMdast(main), { bullet: '-', extensions: [gfmTableToMarkdown()] })
  return `${text.trim()}\n\n---\n\nPágina: <${url}>\n`
}

/** Removes what a text does not need, and adds the spaces that it does. */
function prune(parent: Element): void {
  const children = parent.children.filter(
    (child) => child.type !== 'element' || !matches(OMITTED, child),
  )
  parent.children = children.flatMap((child, index) => {
    const before = children[index - 1]
    return before && wouldJoin(before, child) ? [{ type: 'text', value: ' ' }, child] : [child]
  })
  for (const child of parent.children) if (child.type === 'element') prune(child)
}

/** Returns whether words would join that only their styles separate: 'por mês' and the note below it. */
function wouldJoin(before: ElementContent, after: ElementContent): boolean {
  return /[\p{L}\p{N}]$/u.test(textOf(before)) && /^[\p{L}\p{N}]/u.test(textOf(after))
}

function textOf(node: ElementContent): string {
  if (node.type === 'element') return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}
