import type { Partner } from '@elos/content'
import { styled } from 'styled-components'
import { Questions } from '../../primitives/Questions.tsx'
import { questionsStyle } from '../../primitives/questionsStyle.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'

const Root = styled.section`
  .questions { max-width: 860px; }
  ${questionsStyle}
`

/** Every question of the partner page, open to search engines and to visitors without script. */
export function PartnerFaq({ faq }: { faq: Partner['faq'] }) {
  return (
    <Root className="band" id="faq">
      <SectionHead heading={faq} />
      <Questions items={faq.items} />
    </Root>
  )
}
