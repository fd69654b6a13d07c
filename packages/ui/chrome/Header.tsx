import type { Link } from '@elos/content'
import { styled } from 'styled-components'
import { ActionLink, ButtonLink } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'
import { Rings } from '../primitives/Rings.tsx'
import { theme } from '../theme/theme.ts'

const Root = styled.header`
  position: sticky;
  z-index: 5;
  top: 0;
  display: flex;
  align-items: center;
  gap: 24px;
  height: 72px;
  padding-inline: ${theme.gutter};
  border-bottom: 1px solid ${theme.line};
  background: ${theme.sand};
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    margin-right: auto;
    font: 600 1.25rem / 1 ${theme.heading};
    letter-spacing: -0.01em;
    white-space: nowrap;
    color: ${theme.ink};
    text-decoration: none;
  }
  .rings {
    width: 46px;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-size: 0.9rem;
    font-weight: 550;
    color: ${theme.ink};
    text-decoration: none;
    &:hover {
      color: ${theme.pine};
      text-decoration: underline;
    }
    &[aria-current] {
      color: ${theme.pine};
      font-weight: 700;
    }
  }
  > nav ul {
    display: flex;
    gap: clamp(14px, 2vw, 28px);
  }
  > .button {
    min-height: 44px;
    padding: 4px 20px;
    font-size: 0.9rem;
  }
  summary {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    .icon {
      width: 28px;
      height: 28px;
    }
  }
  [open] summary {
    background: ${theme.mint};
  }
  [open] .off,
  :not([open]) > summary .on {
    display: none;
  }
  details nav {
    position: fixed;
    inset: 72px 0 auto;
    max-height: calc(100dvh - 72px);
    overflow-y: auto;
    padding: 8px 20px 24px;
    border-bottom: 1px solid ${theme.line};
    background: ${theme.sand};
    box-shadow: ${theme.shadow};
    a {
      min-height: 56px;
      border-bottom: 1px solid ${theme.line};
      font-size: 1.1rem;
    }
    .button {
      justify-content: center;
      min-height: 52px;
      margin-top: 20px;
      border: 0;
      color: ${theme.paper};
    }
  }
  @media (min-width: 48.0625em) {
    details {
      display: none;
    }
  }
  @media (max-width: 57.5em) {
    > .button {
      display: none;
    }
  }
  @media (max-width: 48em) {
    height: 64px;
    > nav {
      display: none;
    }
    details nav {
      top: 64px;
    }
  }
`

function Menu({ links, place }: { links: Link[]; place: Place }) {
  return (
    <ul>
      {keyed(links).map(({ key, item: link }) => (
        <li key={key}>
          <ActionLink link={link} place={place} />
        </li>
      ))}
    </ul>
  )
}

interface HeaderProps {
  place: Place
  menu: Link[]
  button: Link
  logoHref: string
}

/** The header of every page: the logo, a menu and a button. On a phone both are in a disclosure. */
export function Header({ place, menu, button, logoHref }: HeaderProps) {
  return (
    <Root>
      <a className="logo" href={logoHref}>
        <Rings />
        {place.site.brandName}
      </a>
      <nav aria-label="Principal">
        <Menu links={menu} place={place} />
      </nav>
      <ButtonLink link={button} place={place} />
      <details>
        <summary aria-label="Menu">
          <Icon name="list" state="off" />
          <Icon name="x" state="on" />
        </summary>
        <nav aria-label="Menu">
          <Menu links={menu} place={place} />
          <ButtonLink link={button} place={place} />
        </nav>
      </details>
    </Root>
  )
}
