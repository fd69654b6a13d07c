import { contentOf, type Outcome, type PageOf } from '@elos/content'
import { faqSearchWords } from '../words/faqSearch.ts'

/**
 * Returns the partner page with the texts and the breadcrumb of the page of results, which is below it. Undefined where there
 * is no such page, or where it has no questions.
 */
export function faqResultsPage(loaded: Outcome): PageOf<'partner'> | undefined {
  if (loaded.outcome !== 'page' || loaded.page.kind !== 'partner') return undefined
  const { breadcrumb, route, ...page } = loaded.page
  const questions = contentOf('partnerQuestions', page.subject.sections)
  if (!questions) return undefined
  const title = `${faqSearchWords.title} | ${page.site.brandName}`
  const description = faqSearchWords.description(questions.items.length)
  return {
    ...page,
    route: { ...route, title, description },
    breadcrumb: [
      ...breadcrumb.map((link) => ({ ...link, href: link.href ?? route.path })),
      { label: faqSearchWords.crumb, action: 'page' as const },
    ],
  }
}
