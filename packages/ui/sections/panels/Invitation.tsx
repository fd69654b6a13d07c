import type { ContentOf } from '@elos/content'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('div', 'Invitation')`
  --edge: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  margin-top: 32px;
  > p {
    display: grid;
    place-content: center;
    margin: 32px 0 -32px -64px;
    padding: 16px 40px 16px 72px;
    border-color: ${theme.coral};
  }
  > div {
    padding: 28px 88px 28px 48px;
    background: ${theme.paper};
  }
  > div > p {
    margin-top: 6px;
    color: ${theme.inkSoft};
  }
  /* The longest word of the button stays whole with large text. */
  .button {
    font-size: min(0.9rem, 6vw);
  }
  @media (max-width: 61.99em) {
    display: block;
    > div {
      margin-right: 6%;
      padding: 18px 20px 48px;
      border-radius: 48px;
    }
    > p {
      width: fit-content;
      margin: -40px 0 0 auto;
      padding: 44px 10px 14px;
    }
  }
`

interface InvitationProps {
  invitation: NonNullable<ContentOf<'panels'>['invitation']>
  place: Place
}

/** The invitation to go from one to another: two rings, stretched and linked, the second around its button. */
export function Invitation({ invitation: { title, text, link }, place }: InvitationProps) {
  return (
    <Root className="chain">
      <div className="loop">
        <h3>{title}</h3>
        <RichText value={text} />
      </div>
      <p className="loop">
        <ButtonLink link={link} place={place} />
      </p>
    </Root>
  )
}
