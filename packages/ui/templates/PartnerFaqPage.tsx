import type { FaqFilter, PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { FAQ_RESULTS } from '../faq/form.ts'
import { PartnerFaqResults } from '../sections/partner/Faq.tsx'
import { back } from '../text/back.ts'

/** The page with the questions of the partner page that a filter finds. It is rendered for each request. */
export function PartnerFaqPage({ page, filter }: { page: PageOf<'partner'>; filter: FaqFilter }) {
  // Another path than the partner page's, so that links to its sections lead to that page.
  const here = { ...page, route: { ...page.route, path: FAQ_RESULTS }, related: [] }
  return (
    <PageShell page={here}>
      <BackBar trail={page.breadcrumb} place={placeOf(here)} back={back.partner} />
      <PartnerFaqResults faq={page.subject.faq} filter={filter} />
    </PageShell>
  )
}
