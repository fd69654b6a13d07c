import type { Home } from '@elos/content'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { CallButton } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { Questions } from '../../primitives/Questions.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { CHAT_NOW } from '../../words/buttons.ts'

const Root = styled('section', 'HomeFaq')`
  /* A phone has these buttons at its foot. */
  @media (max-width: 48em) {
    .actions {
      display: none;
    }
  }
`

/** The questions of the home page, and beside them the ways to ask another one. */
export function HomeFaq({ faq, place }: { faq: Home['faq']; place: Place }) {
  const { chatMessages, phone } = place.site
  const message = chatMessages.quote
  if (faq.items.length === 0) return null
  return (
    <Root className="band head-beside" id="perguntas">
      <div>
        <SectionHead heading={faq} />
        <p className="actions">
          <ButtonLink link={{ label: CHAT_NOW, action: 'chat', message }} place={place} />
          <CallButton phone={phone} />
        </p>
      </div>
      <Questions items={faq.items} />
    </Root>
  )
}
