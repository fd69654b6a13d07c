import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { matches, select, selectAll } from 'hast-util-select'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** What is there to be seen or pressed, and says nothing in plain text. */
const UNSAID =
  'nav, form, button, dialog, script, style, template, svg, [hidden], [aria-hidden="true"]'

/**
 * The main content of a rendered page as Markdown: what a visitor reads, word for word, since it is
 * made of the page itself. Links and images have complete addresses.
 *
 * @param url of the page
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

function prune(parent: Element): void {
  const said = parent.children.filter(
    (child) => child.type !== 'element' || !matches(UNSAID, child),
  )
  parent.children = said.flatMap((child, index) => {
    const before = said[index - 1]
    return before && abut(before, child) ? [{ type: 'text', value: ' ' }, child] : [child]
  })
  for (const child of parent.children) if (child.type === 'element') prune(child)
}

/** Whether two words meet that only their styles keep apart: 'por mês' and a note set below it. */
function abut(before: ElementContent, after: ElementContent): boolean {
  return /[\p{L}\p{N}]$/u.test(wordsOf(before)) && /^[\p{L}\p{N}]/u.test(wordsOf(after))
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'element') return node.children.map(wordsOf).join('')
  return node.type === 'text' ? node.value : ''
}
