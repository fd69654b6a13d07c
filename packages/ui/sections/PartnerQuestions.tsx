import { type FaqFilter, filterFaq } from '@elos/content'
import { FaqFound, FaqPager } from '../faq/FaqResults.tsx'
import { FaqSearch } from '../faq/FaqSearch.tsx'
import { ButtonLink } from '../primitives/ActionLink.tsx'
import { island } from '../primitives/island.ts'
import { PARTNER_FORM, type Place } from '../primitives/linkHref.ts'
import { Questions } from '../primitives/Questions.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { CHAT_NOW } from '../words/buttons.ts'
import { faqSearchWords } from '../words/faqSearch.ts'
import { bandOf, type SectionProps } from './props.ts'

/** The filter that finds every question. */
const NO_FILTER: FaqFilter = { text: '', category: '', page: 1 }

interface PartnerQuestionsProps
  extends Pick<SectionProps<'partnerQuestions'>, 'id' | 'ground' | 'content'> {
  /** The filter of a page of results, which is a page of its own and works without script. */
  filter?: FaqFilter
}

/**
 * The search, and the questions of the partner page: every one, or one page of those that a filter finds. An island
 * searches and pages in place.
 */
export function PartnerQuestions({ content, filter, ...band }: PartnerQuestionsProps) {
  const { id, className } = bandOf(band)
  const { heading, pageSize, categories, items } = content
  const found = filter && filterFaq(items, filter, pageSize)
  const application = filter ? PARTNER_FORM : '#candidatura'
  return (
    <section id={id} className={`${className} head-beside`}>
      <SectionHead heading={heading} level={filter ? 'h1' : 'h2'} />
      <div {...island('faq')} data-size={pageSize} data-application={application}>
        <FaqSearch categories={categories} filter={filter ?? NO_FILTER} />
        <div data-part="found" role="status">
          {found && <FaqFound count={found.count} text={filter.text} application={application} />}
        </div>
        <Questions items={items} shown={found?.items} />
        <div data-part="pages">{found && <FaqPager page={found.page} pages={found.pages} />}</div>
      </div>
    </section>
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
