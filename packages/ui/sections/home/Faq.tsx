import type { Home } from '@elos/content'
import { styled } from 'styled-components'
import { Questions } from '../../primitives/Questions.tsx'
import { questionsStyle } from '../../primitives/questionsStyle.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 24px 80px;
  align-items: start;
  .head {
    position: sticky;
    top: 112px;
  }
  ${questionsStyle}
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
    .head {
      position: static;
      margin: 0;
    }
  }
`

/** The questions of the home page. */
export function HomeFaq({ faq }: { faq: Home['faq'] }) {
  if (faq.items.length === 0) return null
  return (
    <Root className="band" id="perguntas">
      <SectionHead heading={faq} />
      <Questions items={faq.items} />
    </Root>
  )
}
