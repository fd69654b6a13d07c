import type { Home, Site } from '@elos/content'
import { nativeBind } from '../../forms/bind.ts'
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
  gap: 40px 80px;
  align-items: start;
  .form {
    padding: 40px;
    border: 1px solid ${theme.line};
    border-radius: ${theme.radiusLarge};
    background: ${theme.sand};
  }
  .head {
    margin-bottom: 8px;
  }
  .ways > li {
    display: flex;
    gap: 16px;
    padding-block: 20px;
    border-bottom: 1px solid ${theme.line};
    > .icon {
      margin-top: 2px;
      color: ${theme.pine};
    }
  }
  .ways > li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: -8px;
    font-weight: 600;
  }
  .ways > li > dl {
    display: grid;
    grid-template-columns: fit-content(45%) 1fr;
    gap: 2px 16px;
    > dd {
      color: ${theme.inkSoft};
    }
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
    .form {
      padding: 24px 20px;
    }
  }
  @media (max-width: 35em) {
    .ways > li {
      padding-block: 12px;
    }
    :is(.form, .pair) {
      gap: 16px;
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
    <ul className="ways">
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
}

/** The quote form, and beside it the company's contacts. */
export function HomeContact({ contact, specialDays, place }: HomeContactProps) {
  const { site } = place
  const message = site.chatMessages.quote
  return (
    <Root className="band paper" id="contato">
      <div>
        <SectionHead heading={contact} />
        <Ways site={site} specialDays={specialDays} />
        <p className="actions">
          <ButtonLink link={{ label: CHAT_NOW, action: 'chat', message }} place={place} />
        </p>
      </div>
      <div {...island('contact')}>
        <QuoteForm
          id="cotacao"
          bind={nativeBind('cotacao')}
          choices={{ carriers: contact.carriers, callTimes: site.callTimes }}
        >
          <ContactSubmit />
        </QuoteForm>
      </div>
    </Root>
  )
}
