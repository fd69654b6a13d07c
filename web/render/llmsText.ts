import { CATEGORIES, CATEGORY_TITLES, type Overview } from '@elos/content'
import { markdownPath } from '@elos/content/parts/address/path'
import { pageUrl } from '@elos/content/parts/address/url'
import { writeMarkdown } from './markdown.ts'

/**
 * The site at a glance for language models: each page by its Markdown twin, under its category, in one line.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @see https://llmstxt.org
 */
export function llmsText({ brandName, description, pages }: Overview, origin: string): string {
  const sections = CATEGORIES.flatMap((category) => {
    const own = pages.filter((page) => page.category === category)
    if (own.length === 0) return []
    const items = own.map((page) => item(page, origin))
    return [heading(2, CATEGORY_TITLES[category]), { type: 'list' as const, children: items }]
  })
  const about = { type: 'blockquote' as const, children: [paragraph(text(description))] }
  return writeMarkdown({ type: 'root', children: [heading(1, brandName), about, ...sections] })
}

function item({ path, name, description }: Overview['pages'][number], origin: string) {
  const url = pageUrl(origin, markdownPath(path))
  const link = { type: 'link' as const, url, children: [text(name)] }
  return {
    type: 'listItem' as const,
    children: [paragraph(link, text(`: ${description}`))],
  }
}

const heading = (depth: 1 | 2, words: string) => ({
  type: 'heading' as const,
  depth,
  children: [text(words)],
})

const paragraph = <T extends unknown[]>(...children: T) => ({
  type: 'paragraph' as const,
  children,
})

/** Editors break lines in descriptions, which would end an item. */
const text = (value: string) => ({ type: 'text' as const, value: value.replace(/\s+/g, ' ') })
