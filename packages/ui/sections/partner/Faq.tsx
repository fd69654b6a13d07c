import { type FaqFilter, filterFaq, type Partner, type PartnerFaqItem } from '@elos/content'
import type { FaqPage } from '@elos/content/parts/faq/filter'
import { FaqFound, FaqPager } from '../../faq/FaqResults.tsx'
import { FaqSearch } from '../../faq/FaqSearch.tsx'
import { resultsStyle } from '../../faq/resultsStyle.ts'
import { searchStyle } from '../../faq/searchStyle.ts'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { ClaimNotes } from '../../primitives/ClaimNotes.tsx'
import { headBeside } from '../../primitives/headBeside.ts'
import { island } from '../../primitives/island.ts'
import { PARTNER_FORM, type Place } from '../../primitives/linkHref.ts'
import { Questions } from '../../primitives/Questions.tsx'
import { questionsStyle } from '../../primitives/questionsStyle.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { CHAT_NOW } from '../../words/buttons.ts'
import { faqSearchWords } from '../../words/faqSearch.ts'

const Root = styled('section', 'PartnerFaq')`
  ${headBeside}
  ${questionsStyle}
  ${searchStyle}
  ${resultsStyle}
  h1 {
    font-size: ${theme.h2};
  }
`

/** The filter that finds every question. */
const NO_FILTER: FaqFilter = { text: '', category: '', page: 1 }

interface SearchedProps {
  faq: Partner['faq']
  filter: FaqFilter
  /** The address of the application, as a link on this page writes it. */
  application: string
  /** The questions that the filter finds; without them every question is shown. */
  found?: FaqPage<PartnerFaqItem>
}

/** The search, and the questions that it finds. An island searches and pages in place. */
function Searched({ faq, filter, application, found }: SearchedProps) {
  return (
    <div {...island('faq')} data-size={faq.pageSize} data-application={application}>
      <FaqSearch categories={faq.categories} filter={filter} />
      <div role="status">
        {found && <FaqFound count={found.count} text={filter.text} application={application} />}
      </div>
      <Questions items={faq.items} shown={found?.items} />
      <div>{found && <FaqPager page={found.page} pages={found.pages} />}</div>
    </div>
  )
}

/** Every question of the partner page. An island adds search and pages. */
export function PartnerFaq({ faq }: { faq: Partner['faq'] }) {
  return (
    <Root className="band" id="faq" notes={<ClaimNotes of={faq.lead} />}>
      <SectionHead heading={faq} />
      <Searched faq={faq} filter={NO_FILTER} application="#candidatura" />
    </Root>
  )
}

/**
 * The questions that a filter finds, one page of them, on a page of their own that works without
 * script.
 */
export function PartnerFaqResults({ faq, filter }: { faq: Partner['faq']; filter: FaqFilter }) {
  return (
    <Root className="band" id="faq" notes={<ClaimNotes of={faq.lead} />}>
      <SectionHead heading={faq} level="h1" />
      <Searched
        faq={faq}
        filter={filter}
        application={PARTNER_FORM}
        found={filterFaq(faq.items, filter, faq.pageSize)}
      />
    </Root>
  )
}

/** The end of the page of results: the chat, and the application. */
export function PartnerFaqOnward({ place }: { place: Place }) {
  const { title, text, apply } = faqSearchWords.onward
  const message = place.site.chatMessages.partner
  return (
    <section className="band pine">
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <p className="actions">
        <ButtonLink link={{ label: apply, action: 'partner' }} place={place} />
        <ButtonLink link={{ label: CHAT_NOW, action: 'chat', message }} place={place} />
      </p>
    </section>
  )
}
