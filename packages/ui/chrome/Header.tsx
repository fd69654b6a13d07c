import type { Link } from '@elos/content'
import { ButtonLink } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { island } from '../primitives/island.ts'
import type { Place } from '../primitives/linkHref.ts'
import { phoneHref, phoneText } from '../primitives/phone.ts'
import { Rings } from '../primitives/Rings.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { SEARCH_PAGE, searchWords } from '../words/search.ts'
import { LinkList } from './LinkList.tsx'

const Root = styled('header', 'Header')`
  --link: ${theme.ink};
  position: sticky;
  z-index: 5;
  top: 0;
  @media (max-width: 48em) {
    body:has(.PageIndex) & {
      position: relative;
    }
  }
  display: flex;
  align-items: center;
  gap: clamp(8px, 1.6vw - 8px, 24px);
  height: var(--head);
  container-type: inline-size;
  /* Aligned with the text, but for windows in which it needs the room. */
  padding-inline: max(20px, min(${theme.gutter}, 50% - 24.5rem));
  /* A shadow takes no height from what can be pressed. */
  box-shadow: 0 1px ${theme.line};
  background: ${theme.sand};
  white-space: nowrap;
  /* Where the name does not fit beside the rings, it wraps, and so out of sight. */
  .logo {
    display: flex;
    flex-flow: wrap;
    align-items: center;
    column-gap: 10px;
    flex-shrink: 99;
    min-width: 46px;
    height: 100%;
    margin-right: auto;
    overflow: hidden;
    /* It grows with the text as far as the telephone and the menu leave it room on a phone. */
    font: 600 min(1.25rem, max(18px, 19cqi - 32px)) / 1 ${theme.heading};
    /* It is as high as the header: around it the ring would be cut. */
    outline-offset: -3px;
    text-decoration: none;
  }
  .rings {
    width: 46px;
    height: var(--head);
  }
  > nav,
  > .button {
    display: none;
  }
  .menu > li > a {
    display: grid;
    place-items: center start;
    min-width: 44px;
    min-height: 44px;
    font-size: ${theme.small};
    font-weight: 550;
    &:is(:hover, [aria-current]) {
      color: ${theme.pine};
    }
    &[aria-current] {
      font-weight: 700;
    }
  }
  /* A menu that is longer than the window leaves room for the button and the telephone, and scrolls. */
  > nav {
    min-width: 0;
    margin-inline: -6px;
    padding: 6px;
    overflow-x: auto;
    scrollbar-width: none;
    > ul {
      display: flex;
      gap: clamp(8px, 3cqi - 18px, 24px);
    }
  }
  > .button {
    flex: none;
    min-height: 44px;
    padding: 4px 20px;
    font-size: ${theme.small};
  }
  .call,
  > .search,
  > details > summary {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 48px;
    height: min(48px, var(--head));
    border-radius: 99px;
    outline-offset: -3px;
    text-decoration: none;
    .icon {
      width: 28px;
      height: 28px;
    }
  }
  /* A phone has it in its menu. */
  > .search {
    display: none;
    min-width: 44px;
    margin-inline: -8px;
    color: ${theme.pine};
  }
  .call {
    color: ${theme.pine};
    font-size: ${theme.small};
    font-weight: 650;
    > span {
      display: none;
    }
  }
  > [open] > summary {
    background: ${theme.mint};
  }
  > [open] > summary > .off,
  > :not([open]) > summary > .on {
    display: none;
  }
  > details > nav {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100dvh - var(--head));
    overflow-y: auto;
    padding: 8px 20px 24px;
    background: ${theme.sand};
    box-shadow: ${theme.shadow};
    white-space: normal;
    > .menu {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, 50% - 12px), 100%), 1fr));
      column-gap: 12px;
    }
    > .menu > li > a {
      min-height: 56px;
      border-bottom: 1px solid ${theme.line};
      font-size: 1rem;
    }
    > .button {
      display: flex;
      margin-top: 20px;
    }
  }
  /* The widths follow the size of text: the larger it is, the wider a window takes what stands side by side. A phone has
     the button in the bar at the foot of the window. */
  @container (min-width: 30rem) {
    > .button {
      display: inline-flex;
    }
  }
  @media (max-width: 48em) and (min-height: 30.01em) {
    > .button {
      display: none;
    }
  }
  /* In a window of 769 px with text of the usual size. */
  @container (min-width: 40.5rem) {
    &:not([data-long]) > nav {
      display: block;
    }
    &:not([data-long]) > .search {
      display: flex;
    }
    &:not([data-long]) > details {
      display: none;
    }
  }
  @container (min-width: 45rem) {
    > nav {
      display: block;
    }
    > .search {
      display: flex;
    }
    > details {
      display: none;
    }
  }
  @container (min-width: 66rem) {
    .call > span {
      display: inline;
    }
  }
`

/**
 * The letters of a menu and its button that stand side by side, with the telephone, in a window of 769 px. A longer
 * menu is a disclosure there too.
 */
const SHORT_MENU = 60

const SEARCH: Link = { label: searchWords.title, action: 'page', href: SEARCH_PAGE }

interface HeaderProps {
  place: Place
  menu: Link[]
  /** The links that only the menu of a phone has, before the menu. */
  phoneMenu?: Link[]
  button: Link
  logoHref: string
}

/**
 * The header of every page: the logo, a menu, a button, a link to the search, and one that calls. On a phone, and where the
 * text is too large for the window, the menu, the search and the button are in a disclosure. On paper it is brand, telephone
 * and address of the page.
 */
export function Header({ place, menu, phoneMenu = [], button, logoHref }: HeaderProps) {
  const { brandName, host, phone } = place.site
  const letters = [...menu, button].map(({ label }) => label).join('').length
  return (
    <Root data-long={letters > SHORT_MENU || undefined}>
      <a className="logo" href={logoHref}>
        <Rings />
        {brandName}
      </a>
      <nav aria-label="Principal">
        <LinkList links={menu} place={place} />
      </nav>
      <ButtonLink link={button} place={place} />
      <a className="search" href={SEARCH_PAGE} aria-label={searchWords.title}>
        <Icon name="magnifying-glass" />
      </a>
      <a className="call" href={phoneHref(phone)} aria-label={`Ligar para ${phoneText(phone)}`}>
        <Icon name="phone" />
        <span>{phoneText(phone)}</span>
      </a>
      <details {...island('menu')}>
        <summary aria-label="Menu">
          <Icon name="list" state="off" />
          <Icon name="x" state="on" />
        </summary>
        <nav aria-label="Menu">
          <LinkList links={[...phoneMenu, ...menu, SEARCH]} place={place} />
          <ButtonLink link={button} place={place} />
        </nav>
      </details>
      {host && (
        <p className="printed">
          {host}
          {place.printed ?? place.path}
        </p>
      )}
    </Root>
  )
}
