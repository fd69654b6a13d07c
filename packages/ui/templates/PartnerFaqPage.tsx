import { type FaqFilter, type PageOf, withMarks } from '@elos/content'
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
  const route = { ...page.route, path: FAQ_RESULTS }
  const { breadcrumb } = faqResultsPage(page)
  const { content: faq, notes } = withMarks(page.subject.faq)
  const here = { ...page, route, breadcrumb, related: [], notes }
  return (
    <PageShell page={here} back={backLinks.partner}>
      <PartnerFaq faq={faq} filter={filter} />
      <PartnerFaqOnward place={placeOf(here)} />
    </PageShell>
  )
}
