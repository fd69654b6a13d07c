import type { FaqFilter, PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { FAQ_RESULTS } from '../faq/form.ts'
import { PartnerFaqOnward, PartnerFaqResults } from '../sections/partner/Faq.tsx'
import { back } from '../text/back.ts'
import { faqSearch } from '../text/faqSearch.ts'

/** The page of the partner page's questions, with those that a filter finds. It is rendered for each request. */
export function PartnerFaqPage({ page, filter }: { page: PageOf<'partner'>; filter: FaqFilter }) {
  // Another path than the partner page's, so that links to its sections lead to that page.
  const here = { ...page, route: { ...page.route, path: FAQ_RESULTS }, related: [] }
  const place = placeOf(here)
  const trail = [
    ...page.breadcrumb.map((link) => ({ ...link, href: link.href ?? page.route.path })),
    { label: faqSearch.crumb, action: 'page' as const },
  ]
  return (
    <PageShell page={here}>
      <BackBar trail={trail} place={place} back={back.partner} />
      <PartnerFaqResults faq={page.subject.faq} filter={filter} />
      <PartnerFaqOnward place={place} />
    </PageShell>
  )
}
