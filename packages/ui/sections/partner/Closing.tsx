import type { Partner } from '@elos/content'
import { styled } from 'styled-components'
import { PartnerForm } from '../../forms/PartnerForm.tsx'
import { partnerFormStyle } from '../../forms/partnerFormStyle.ts'
import { formStyle } from '../../forms/style.ts'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Figures } from '../../primitives/Figures.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { theme } from '../../theme/theme.ts'

const Root = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 48px 80px; align-items: start;
  ${formStyle}
  ${partnerFormStyle}
  form { --focus: ${theme.pine}; padding: 40px; border-radius: ${theme.radiusLarge}; background: ${theme.paper}; }
  form a:not(.button) { color: ${theme.pine}; }
  form h3 { font-size: ${theme.h3}; }
  .figures { margin-top: 48px; padding-top: 32px; border-top: 1px solid rgb(255 255 255 / .25); }
  @media (max-width: 900px) { grid-template-columns: 1fr; form { padding: 28px 20px; } }
`

/** The last call to brokers: the stats, the application, and the chat for those who would rather talk. */
export function PartnerClosing({ closing, place }: { closing: Partner['closing']; place: Place }) {
  const { title, text, button, stats } = closing
  const message = place.site.chatMessages.partner
  return (
    <Root className="band pine">
      <div>
        <h2>{title}</h2>
        <div className="lead">
          <RichText value={text} />
        </div>
        <p className="actions">
          <ButtonLink link={button} place={place} />
          <ButtonLink link={{ label: 'Conversar agora', action: 'chat', message }} place={place} />
        </p>
        <Figures items={stats} />
      </div>
      <PartnerForm />
    </Root>
  )
}
