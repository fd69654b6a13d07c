import type { Home, Site } from '@elos/content'
import { styled } from 'styled-components'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import { formStyle } from '../../forms/style.ts'
import type { IslandName } from '../../islands/islands.ts'
import { ChatButton } from '../../primitives/ChatButton.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { theme } from '../../theme/theme.ts'

const CONTACT: IslandName = 'contact'

const Root = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); gap: 40px 80px; align-items: start;
  ${formStyle}
  form { padding: 40px; border: 1px solid ${theme.line}; border-radius: ${theme.radiusLarge}; background: ${theme.sand}; }
  .head { margin-bottom: 8px; }
  .ways > li { display: flex; gap: 16px; padding-block: 20px; border-bottom: 1px solid ${theme.line}; > .icon { margin-top: 2px; color: ${theme.pine}; } }
  .ways a { display: inline-flex; align-items: center; min-height: 44px; margin-block: -8px; font-weight: 600; }
  .ways small { display: block; color: ${theme.inkSoft}; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; dd { color: ${theme.inkSoft}; } }
  @media (max-width: 56.25em) { grid-template-columns: 1fr; form { padding: 24px 20px; } }
`

function hours({ opens, closes, note }: Site['openingHours'][number]): string {
  const clock = (time: string) =>
    `${Number(time.slice(0, 2))}h${time.endsWith(':00') ? '' : time.slice(3)}`
  return opens && closes ? `das ${clock(opens)} às ${clock(closes)}` : (note ?? 'fechado')
}

function Ways({ site }: { site: Site }) {
  return (
    <ul className="ways">
      <li>
        <Icon name="phone" />
        <div>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
          {site.responseTime && <small>Respondemos em {site.responseTime.text}</small>}
        </div>
      </li>
      <li>
        <Icon name="envelope-simple" />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li>
        <Icon name="clock" />
        <dl>
          {site.openingHours.flatMap((entry) => [
            <dt key={entry.label}>{entry.label}</dt>,
            <dd key={`${entry.label} horas`}>{hours(entry)}</dd>,
          ])}
        </dl>
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

/** The quote form, and beside it every other way to reach the company. */
export function HomeContact({ contact, place }: { contact: Home['contact']; place: Place }) {
  const { site } = place
  return (
    <Root className="band paper" id="contato">
      <div>
        <SectionHead heading={contact} />
        <Ways site={site} />
        <p className="actions">
          <ChatButton label="Conversar agora" message={site.chatMessages.quote} place={place} />
        </p>
      </div>
      <div data-island={CONTACT}>
        <QuoteForm id="cotacao" carriers={contact.carriers} />
      </div>
    </Root>
  )
}
