import { markdownPath } from '../../parts/address/path.ts'
import { pageUrl } from '../../parts/address/url.ts'
import { CATEGORIES, CATEGORY_TITLES } from '../../parts/route/category.ts'
import type { Overview } from './type.ts'

/**
 * The site at a glance for language models: each page by its Markdown twin, under its category.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @see https://llmstxt.org
 */
export function llmsText({ brandName, description, pages }: Overview, origin: string): string {
  const sections = CATEGORIES.flatMap((category) => {
    const own = pages.filter((page) => page.category === category)
    if (own.length === 0) return []
    const links = own.map(
      ({ path, name, description }) =>
        `- [${name}](${pageUrl(origin, markdownPath(path))}): ${description}`,
    )
    return [`## ${CATEGORY_TITLES[category]}\n\n${links.join('\n')}`]
  })
  return `${[`# ${brandName}`, `> ${description}`, ...sections].join('\n\n')}\n`
}
