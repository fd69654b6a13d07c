import type { Site } from '@elos/content'
import { ActionLink, NEW_TAB } from '../primitives/ActionLink.tsx'
import { DataOfficer } from '../primitives/DataOfficer.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { island } from '../primitives/island.ts'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'
import { phoneHref, phoneText } from '../primitives/phone.ts'
import { Rings } from '../primitives/Rings.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { COOKIE_POLICY, consentWords } from '../words/consent.ts'
import { registrationWords } from '../words/registrations.ts'
import { SEARCH_PAGE, searchWords } from '../words/search.ts'
import { LinkList } from './LinkList.tsx'

const Root = styled('footer', 'Footer')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8em, 20%)), 1fr));
  gap: max(16px, 3vw) 24px;
  padding: max(32px, 5vw) ${theme.gutter} calc(24px + var(--foot));
  font-size: ${theme.small};
  .end > a,
  .menu > li > a,
  .about > address > a,
  .social > li > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    line-height: 1.25;
  }
  .rings {
    width: 64px;
    margin-bottom: 12px;
    @media (max-width: 35em) {
      display: none;
    }
  }
  > nav > h2 {
    font: 650 ${theme.small} / 1.4 ${theme.body};
    color: ${theme.sun};
  }
  .brand {
    font: 600 ${theme.h3} / 1.2 ${theme.heading};
  }
  .about,
  .end {
    grid-column: 1 / -1;
  }
  .about > address {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    max-width: 20rem;
    margin-top: 8px;
    color: ${theme.mint};
  }
  .social {
    display: flex;
    margin-left: -12px;
    > li > a {
      justify-content: center;
      width: 44px;
      font-size: 1.1rem;
    }
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 24px;
    padding-top: 16px;
    border-top: 1px solid ${theme.pine};
    color: ${theme.mint};
    > p {
      flex-basis: 100%;
    }
  }
  @media (min-width: 76em) {
    grid-template-columns: 1fr repeat(4, auto);
    .about {
      grid-column: auto;
    }
  }
`

function Columns({ place }: { place: Place }) {
  return keyed(place.site.footerColumns).map(({ key, item: { title, links } }) => (
    <nav key={key} aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links} place={place} />
    </nav>
  ))
}

function Company({ site }: { site: Site }) {
  const { street, district, city, state, postalCode } = site.address
  return (
    <div className="about">
      <Rings />
      <p className="brand">{site.brandName}</p>
      <p>{site.tagline}</p>
      <address>
        <span>
          {street}, {district},{' '}
        </span>
        <span>
          {city}, {state}, {postalCode}
        </span>
        <a href={phoneHref(site.phone)}>
          <Icon name="phone" />
          {phoneText(site.phone)}
        </a>
        <a href={`mailto:${site.email}`}>
          <Icon name="envelope-simple" />
          {site.email}
        </a>
      </address>
      <ul className="social screen">
        {keyed(site.socialLinks).map(({ key, item: { network, label, url } }) => (
          <li key={key}>
            <a href={url} aria-label={label} {...NEW_TAB}>
              <Icon name={`${network}-logo`} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer of every page: the company, its contacts, and links to other pages. */
export function Footer({ place }: { place: Place }) {
  const { site } = place
  return (
    <Root className="deep">
      <Company site={site} />
      <Columns place={place} />
      <div className="end" {...island('textSize')}>
        <p>
          {site.legalName}, CNPJ {site.taxId}, {registrationWords.susep(site.susepRegistration)}
        </p>
        <DataOfficer site={site} />
        {site.developerCredit && (
          <ActionLink link={{ ...site.developerCredit, action: 'chat' }} place={place} />
        )}
        <a href={SEARCH_PAGE}>{searchWords.title}</a>
        <a href={COOKIE_POLICY} {...island('consent')}>
          {consentWords.settings.title}
        </a>
        <a href="#topo">
          <Icon name="arrow-up" />
          Voltar ao topo
        </a>
      </div>
    </Root>
  )
}
