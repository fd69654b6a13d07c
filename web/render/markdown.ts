import { withoutJoiners } from '@elos/content/parts/letters/hyphens'
import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { matches, select, selectAll } from 'hast-util-select'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Elements that a text does not need: they are decoration, or something to press. */
const OMITTED = [
  'nav, form, button, dialog, script, style, template, svg, [hidden], [aria-hidden="true"]',
  // The marks of figures, and the ways back to them: the notes at the end name their figures.
  '[href^="#nota-"], [href^="#marca-"]',
].join()

/** Elements that Markdown writes as marks around their text. */
const MARKED = 'a, b, em, i, strong'

/**
 * Returns the main content of a rendered page as Markdown, in the words that a visitor reads. Links and
 * images have complete addresses. Returns '' for a page without a `main` element.
 *
 * @param url the page's complete address
 */
export function markdownOf(html: string, url: string): string {
  const main = select('main', fromHtml(withoutJoiners(html)))
  if (!main) return ''
  tidy(main)
  for (const { properties } of selectAll('[href], [src]', main)) {
    for (const name of ['href', 'src']) {
      const address = properties[name]
      if (typeof address === 'string') properties[name] = new URL(address, url).href
    }
  }
  return `${writeMarkdown(toMdast(main)).trim()}\n\n---\n\nPágina: <${url}>\n`
}

/** Returns Markdown in which words that look like its marks are escaped. */
export const writeMarkdown = (tree: Parameters<typeof toMarkdown>[0]): string =>
  toMarkdown(tree, { bullet: '-', extensions: [gfmTableToMarkdown()] })

/** Removes what a text does not need, and puts spaces where Markdown needs them. */
function tidy(parent: Element): void {
  const kept = parent.children.filter(
    (child) => child.type !== 'element' || !matches(OMITTED, child),
  )
  for (const child of kept) if (child.type === 'element') tidy(child)
  parent.children = kept
    .flatMap(withSpacesOutside)
    .flatMap(withCaptionAbove)
    .flatMap((child, index, all) =>
      wouldJoin(all[index - 1], child) ? [text(' '), child] : [child],
    )
}

/** Moves spaces at the edges of a marked text outside it: within '**', Markdown would write them as '&#x20;'. */
function withSpacesOutside(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || !matches(MARKED, node)) return [node]
  const words = textOf(node)
  if (words === words.trim()) return [node]
  if (words.trim() === '') return [text(' ')]
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return [
    ...(/^\s/.test(words) ? [text(' ')] : []),
    node,
    ...(/\s$/.test(words) ? [text(' ')] : []),
  ]
}

/** Puts the caption of a table above it, unless a heading says the same: a table in Markdown has none. */
function withCaptionAbove(node: ElementContent): ElementContent[] {
  const isTable = node.type === 'element' && node.tagName === 'table'
  const caption = isTable ? select('caption:not(.hidden)', node) : undefined
  if (!caption) return [node]
  return [{ ...caption, tagName: 'p' }, node]
}

/** Returns whether words would join that only their styles separate: '15+' and 'anos', 'por mês' and its note. */
function wouldJoin(before: ElementContent | undefined, after: ElementContent): boolean {
  if (!before) return false
  return /[\p{L}\p{N}+%).,:;!?]$/u.test(textOf(before)) && /^[\p{L}\p{N}]/u.test(textOf(after))
}

const text = (value: string): ElementContent => ({ type: 'text', value })

function textOf(node: ElementContent): string {
  if (node.type === 'element') return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}
