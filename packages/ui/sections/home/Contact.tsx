import type { Home, Site } from '@elos/content'
import { type Bind, nativeBind } from '../../forms/bind.ts'
import { ContactSubmit } from '../../forms/ContactSubmit.tsx'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { island } from '../../primitives/island.ts'
import type { Place } from '../../primitives/linkHref.ts'
import { phoneHref, phoneText } from '../../primitives/phone.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { CHAT_NOW } from '../../words/buttons.ts'
import { Hours } from './Hours.tsx'

const Root = styled('section', 'HomeContact')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  grid-template-rows: auto 1fr;
  gap: 8px ${theme.columns};
  align-items: start;
  > .card {
    grid-area: 1 / 2 / span 2;
    background: ${theme.sand};
  }
  .head {
    margin: 0;
  }
  .contacts > li {
    display: flex;
    gap: 16px;
    > .icon {
      color: ${theme.pine};
    }
    > a {
      margin-top: -8px;
      font-weight: 600;
      line-height: 44px;
    }
    > dl {
      display: grid;
      grid-template-columns: fit-content(45%) 1fr;
      gap: 2px 16px;
    }
    > dl > dd {
      color: ${theme.inkSoft};
    }
  }
  /* A low window has no room for the head above the form's first field. */
  @media (max-width: 35em), (max-width: 56.25em) and (min-height: 30.01em) {
    display: block;
    > .card {
      margin-block: 24px;
    }
  }
  /* A phone has this button at its foot, and the form has its own. */
  @media (max-width: 48em) {
    .actions {
      display: none;
    }
  }
`

interface WaysProps {
  site: Site
  specialDays: Home['specialDays']
}

function Ways({ site, specialDays }: WaysProps) {
  return (
    <ul className="contacts ruled">
      <li>
        <Icon name="phone" />
        <a href={phoneHref(site.phone)}>{phoneText(site.phone)}</a>
      </li>
      <li>
        <Icon name="envelope-simple" />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li>
        <Icon name="clock" />
        <Hours openingHours={site.openingHours} announced={specialDays.announced} />
      </li>
      <li>
        <Icon name="map-pin" />
        <address>
          {site.address.street}, {site.address.district}
          <br />
          {site.address.city}, {site.address.state}
        </address>
      </li>
    </ul>
  )
}

interface HomeContactProps {
  contact: Home['contact']
  specialDays: Home['specialDays']
  place: Place
  /** Binds the form that the server returns. */
  bind?: Bind
}

/** The quote form, and beside it the company's contacts; on a phone they stand below it. */
export function HomeContact({
  contact,
  specialDays,
  place,
  bind = nativeBind('cotacao'),
}: HomeContactProps) {
  const { site } = place
  const message = site.chatMessages.quote
  return (
    <Root className="band paper" id="contato">
      <SectionHead heading={contact} />
      <div className="card" {...island('contact')}>
        <QuoteForm
          id="cotacao"
          bind={bind}
          choices={{ carriers: contact.carriers, callTimes: site.callTimes }}
        >
          <ContactSubmit />
        </QuoteForm>
      </div>
      <div>
        <Ways site={site} specialDays={specialDays} />
        <p className="actions">
          <ButtonLink link={{ label: CHAT_NOW, action: 'chat', message }} place={place} />
        </p>
      </div>
    </Root>
  )
}
