import type { Breadcrumb, PageOf } from '@elos/content'
import { faqSearchWords } from '../words/faqSearch.ts'

/** The texts for search engines and the breadcrumb of the page with the questions that a search finds. */
interface FaqResultsPage {
  title: string
  description: string
  breadcrumb: Breadcrumb
}

/** Returns what the page of results says of itself: it is below the partner page. */
export function faqResultsPage(page: PageOf<'partner'>): FaqResultsPage {
  const { breadcrumb, route, site, subject } = page
  return {
    title: `${faqSearchWords.title} | ${site.brandName}`,
    description: faqSearchWords.description(subject.faq.items.length),
    breadcrumb: [
      ...breadcrumb.map((link) => ({ ...link, href: link.href ?? route.path })),
      { label: faqSearchWords.crumb, action: 'page' as const },
    ],
  }
}
