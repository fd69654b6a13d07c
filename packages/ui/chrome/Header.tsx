import type { Link } from '@elos/content'
import { ButtonLink } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import type { Place } from '../primitives/linkHref.ts'
import { phoneHref, phoneText } from '../primitives/phone.ts'
import { Rings } from '../primitives/Rings.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { LinkList } from './LinkList.tsx'

const Root = styled('header', 'Header')`
  position: sticky;
  z-index: 5;
  top: 0;
  display: flex;
  align-items: center;
  gap: 4px 24px;
  height: 64px;
  container-type: inline-size;
  /* Aligned with the text, but for windows in which it needs the room. */
  padding-inline: max(20px, min(${theme.gutter}, 50% - 27.5rem));
  border-bottom: 1px solid ${theme.line};
  background: ${theme.sand};
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    margin-right: auto;
    font: 600 min(1.25rem, 6.5vw) / 1 ${theme.heading};
    white-space: nowrap;
    color: ${theme.ink};
    text-decoration: none;
  }
  .rings {
    width: 46px;
  }
  > nav,
  > .button {
    display: none;
  }
  nav a {
    display: flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    font-size: ${theme.small};
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
    gap: 1.6vw;
  }
  > .button {
    min-height: 44px;
    padding: 4px 20px;
    font-size: ${theme.small};
  }
  .call,
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
  .call {
    margin-right: -20px;
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
    inset: 64px 0 auto;
    max-height: calc(100dvh - 64px);
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
  /* In a window of 769 px with text of the usual size. With larger text it takes a wider one. */
  @container (min-width: 40.5rem) {
    > nav {
      display: block;
    }
    > :is(details, .call) {
      display: none;
    }
  }
  @container (min-width: 49rem) {
    > .button {
      display: inline-flex;
    }
  }
`

interface HeaderProps {
  place: Place
  menu: Link[]
  button: Link
  logoHref: string
}

/**
 * The header of every page: the logo, a menu and a button. On a phone both are in a disclosure, beside
 * a button that calls.
 */
export function Header({ place, menu, button, logoHref }: HeaderProps) {
  const { brandName, phone } = place.site
  return (
    <Root>
      <a className="logo" href={logoHref}>
        <Rings />
        {brandName}
      </a>
      <nav aria-label="Principal">
        <LinkList links={menu} place={place} />
      </nav>
      <ButtonLink link={button} place={place} />
      <a className="call" href={phoneHref(phone)} aria-label={`Ligar para ${phoneText(phone)}`}>
        <Icon name="phone" />
      </a>
      <details>
        <summary aria-label="Menu">
          <Icon name="list" state="off" />
          <Icon name="x" state="on" />
        </summary>
        <nav aria-label="Menu">
          <LinkList links={menu} place={place} />
          <ButtonLink link={button} place={place} />
        </nav>
      </details>
    </Root>
  )
}
