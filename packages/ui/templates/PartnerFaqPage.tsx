import type { FaqFilter, PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { faqResultsPage } from '../faq/resultsPage.ts'
import { FAQ_RESULTS } from '../faq/searchForm.ts'
import { PartnerFaq, PartnerFaqOnward } from '../sections/partner/Faq.tsx'
import { backLinks } from '../words/backLinks.ts'

/**
 * The page of the partner page's questions, with those that a filter finds. It is rendered for each
 * request.
 */
export function PartnerFaqPage({ page, filter }: { page: PageOf<'partner'>; filter: FaqFilter }) {
  // The path is another than the partner page's, so that links to its sections lead to that page.
  const here = { ...page, route: { ...page.route, path: FAQ_RESULTS }, related: [] }
  const place = placeOf(here)
  return (
    <PageShell page={here}>
      <BackBar trail={faqResultsPage(page).breadcrumb} place={place} back={backLinks.partner} />
      <PartnerFaq faq={page.subject.faq} filter={filter} />
      <PartnerFaqOnward place={place} />
    </PageShell>
  )
}
