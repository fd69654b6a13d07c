import { contentOf, type FaqFilter, type PageOf, withMarks } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { FAQ_RESULTS } from '../faq/searchForm.ts'
import { PartnerFaqOnward, PartnerQuestions } from '../sections/PartnerQuestions.tsx'
import { backLinks } from '../words/backLinks.ts'

/**
 * The page of the partner page's questions (`faqResultsPage`), with those that a filter finds. It is rendered for each
 * request.
 */
export function PartnerFaqPage({ page, filter }: { page: PageOf<'partner'>; filter: FaqFilter }) {
  // The path is another than the partner page's, so that links to its sections lead to that page.
  const route = { ...page.route, path: FAQ_RESULTS }
  const { content, notes } = withMarks(contentOf('partnerQuestions', page.subject.sections))
  const here = { ...page, route, related: [], notes }
  return (
    <PageShell page={here} back={backLinks.partner}>
      {content && <PartnerQuestions id="faq" ground="sand" content={content} filter={filter} />}
      <PartnerFaqOnward place={placeOf(here)} />
    </PageShell>
  )
}
