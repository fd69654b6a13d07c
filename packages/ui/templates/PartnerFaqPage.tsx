import type { FaqFilter, PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { FAQ_RESULTS } from '../faq/searchForm.ts'
import { PartnerFaqOnward, PartnerFaqResults } from '../sections/partner/Faq.tsx'
import { backLinks } from '../words/backLinks.ts'
import { faqSearchWords } from '../words/faqSearch.ts'

/**
 * The page of the partner page's questions, with those that a filter finds. It is rendered for each
 * request.
 */
export function PartnerFaqPage({ page, filter }: { page: PageOf<'partner'>; filter: FaqFilter }) {
  // The path is another than the partner page's, so that links to its sections lead to that page.
  const here = { ...page, route: { ...page.route, path: FAQ_RESULTS }, related: [] }
  const place = placeOf(here)
  const trail = [
    ...page.breadcrumb.map((link) => ({ ...link, href: link.href ?? page.route.path })),
    { label: faqSearchWords.crumb, action: 'page' as const },
  ]
  return (
    <PageShell page={here}>
      <BackBar trail={trail} place={place} back={backLinks.partner} />
      <PartnerFaqResults faq={page.subject.faq} filter={filter} />
      <PartnerFaqOnward place={place} />
    </PageShell>
  )
}
