import type { FaqFilter, PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { FAQ_RESULTS } from '../faq/form.ts'
import { PartnerFaqResults } from '../sections/partner/Faq.tsx'
import { back } from '../text/back.ts'

/** The questions of the partner page that a filter finds: a page of its own, made for each request. */
export function PartnerFaqPage({ page, filter }: { page: PageOf<'partner'>; filter: FaqFilter }) {
  // Not the partner page itself: links to its sections lead there.
  const here = { ...page, route: { ...page.route, path: FAQ_RESULTS }, related: [] }
  return (
    <PageShell page={here}>
      <BackBar trail={page.breadcrumb} place={placeOf(here)} back={back.partner} />
      <PartnerFaqResults faq={page.subject.faq} filter={filter} />
    </PageShell>
  )
}
