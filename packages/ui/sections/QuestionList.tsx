import { ButtonLink } from '../primitives/ActionLink.tsx'
import { CallButton } from '../primitives/ContactButtons.tsx'
import { Questions } from '../primitives/Questions.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { CHAT_NOW } from '../words/buttons.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'QuestionList')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 24px 80px;
  align-items: start;
  .head {
    margin: 0;
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* A phone has these buttons at its foot. */
  @media (max-width: 48em) {
    .actions {
      display: none;
    }
  }
`

/** Questions with their answers, and beside them the ways to ask another one. */
export function QuestionList({ content, place, chatMessage, ...band }: SectionProps<'questions'>) {
  return (
    <Root {...bandOf(band)}>
      <div>
        <SectionHead heading={content.heading} />
        <p className="actions">
          <ButtonLink
            link={{ label: CHAT_NOW, action: 'chat', message: chatMessage }}
            place={place}
          />
          <CallButton phone={place.site.phone} />
        </p>
      </div>
      <Questions items={content.items} />
    </Root>
  )
}
