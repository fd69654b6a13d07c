import { type FaqFilter, filterFaq, type Partner } from '@elos/content'
import { styled } from 'styled-components'
import { FaqFound, FaqPager } from '../../faq/FaqResults.tsx'
import { FaqSearch } from '../../faq/FaqSearch.tsx'
import { resultsStyle } from '../../faq/resultsStyle.ts'
import { searchStyle } from '../../faq/searchStyle.ts'
import { island } from '../../primitives/island.ts'
import { PARTNER_FORM } from '../../primitives/linkHref.ts'
import { Questions } from '../../primitives/Questions.tsx'
import { questionsStyle } from '../../primitives/questionsStyle.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'

const Root = styled.section`
  .questions {
    max-width: 860px;
  }
  ${questionsStyle}
  ${searchStyle}
`
const Results = styled(Root)`${resultsStyle}`

/** The filter that finds every question. */
const NO_FILTER: FaqFilter = { text: '', category: '', page: 1 }

/** Every question of the partner page. An island adds search and pages. */
export function PartnerFaq({ faq }: { faq: Partner['faq'] }) {
  return (
    <Root className="band" id="faq">
      <SectionHead heading={faq} />
      <div {...island('faq')} data-size={faq.pageSize}>
        <FaqSearch categories={faq.categories} filter={NO_FILTER} />
        <Questions items={faq.items} />
      </div>
    </Root>
  )
}

/** One page of the questions that a filter finds, for visitors without script. */
export function PartnerFaqResults({ faq, filter }: { faq: Partner['faq']; filter: FaqFilter }) {
  const { items, count, page, pages } = filterFaq(faq.items, filter, faq.pageSize)
  return (
    <Results className="band" id="faq">
      <SectionHead heading={faq} level="h1" />
      <FaqSearch categories={faq.categories} filter={filter} />
      <FaqFound count={count} text={filter.text} application={PARTNER_FORM} />
      {count > 0 && <Questions items={items} />}
      <FaqPager page={page} pages={pages} />
    </Results>
  )
}
