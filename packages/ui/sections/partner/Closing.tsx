import type { Partner } from '@elos/content'
import { type Bind, nativeBind } from '../../forms/bind.ts'
import { PartnerForm } from '../../forms/PartnerForm.tsx'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Figures } from '../../primitives/Figures.tsx'
import { island } from '../../primitives/island.ts'
import type { Place } from '../../primitives/linkHref.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { CHAT_NOW } from '../../words/buttons.ts'
import { partnerFormWords } from '../../words/partnerForm.ts'

const Root = styled('section', 'PartnerClosing')`
  align-items: start;
  .card > h3 {
    margin-bottom: 20px;
  }
  .figures {
    margin-top: 48px;
    padding-top: 32px;
    border-top: 1px solid var(--rule);
  }
`

interface PartnerClosingProps {
  closing: Partner['closing']
  place: Place
  /** Binds the form that the server returns. */
  bind?: Bind
}

/** The end of the partner page: figures, the application, and a button that opens the chat. */
export function PartnerClosing({
  closing,
  place,
  bind = nativeBind('candidatura'),
}: PartnerClosingProps) {
  const { title, text, button, stats } = closing
  const message = place.site.chatMessages.partner
  return (
    <Root className="band pine split">
      <div>
        <h2>{title}</h2>
        <div className="lead">
          <RichText value={text} />
        </div>
        <p className="actions">
          <ButtonLink link={button} place={place} />
          <ButtonLink link={{ label: CHAT_NOW, action: 'chat', message }} place={place} />
        </p>
        <Figures items={stats} />
      </div>
      <div className="card paper">
        <h3>{partnerFormWords.title}</h3>
        <div {...island('application')}>
          <PartnerForm id="candidatura" bind={bind} />
        </div>
      </div>
    </Root>
  )
}
