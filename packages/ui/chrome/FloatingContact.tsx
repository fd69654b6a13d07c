import type { Link } from '@elos/content'
import { ActionLink, ButtonLink, NEW_TAB } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import type { Place } from '../primitives/linkHref.ts'
import { phoneHref, phoneText } from '../primitives/phone.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const CHAT: Link = { label: 'Conversar pelo WhatsApp', action: 'chat' }

// Its three layouts are those for which `--foot` and `--margin` keep room (theme/base.css).
const Root = styled('div', 'FloatingContact')`
  position: absolute;
  /* Below the banner for cookies. */
  z-index: 3;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  pointer-events: none;
  > aside {
    position: sticky;
    bottom: 0;
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: 8px;
    padding: 0 12px;
    box-shadow: 0 -1px ${theme.line};
    background: ${theme.paper};
    font-size: min(${theme.small}, 5.8vw);
    font-weight: 650;
    line-height: 1.15;
    pointer-events: auto;
  }
  > aside > a {
    display: grid;
    place-content: center;
    justify-items: center;
    min-width: 64px;
    height: max(44px, var(--foot));
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: ${theme.radius};
    outline-offset: -3px;
    text-decoration: none;
  }
  .icon {
    width: 1.1em;
    height: 1.1em;
  }
  .chat {
    background: ${theme.chat};
    color: ${theme.ink};
  }
  .button {
    min-height: 0;
    font: inherit;
  }
  .profile {
    display: none;
  }
  /* Behind a modal they stay, since the focus returns to the one that opened it. */
  body:has(main .form:focus-within) & {
    visibility: hidden;
  }
  @media (max-width: 48em) and (min-height: 30.01em) {
    /* A phone has no room for both the bar and the banner for cookies. */
    :root[data-undecided] & {
      display: none;
    }
    /* The bar sticks to the foot of the window within this box, so that it covers nothing of the first window and comes
       as soon as one scrolls; where the first window has buttons of its own, once they are gone. */
    top: min(100vh, 100% - var(--foot));
    body:has(main .hero .button, .QuotePage) & {
      top: min(200vh, 100% - var(--foot));
    }
  }
  /* No room is kept for it: it stands at the end of the page. */
  @media (max-width: 35em) and (max-height: 30em) {
    &,
    > aside {
      position: static;
    }
  }
  @media (min-width: 48.01em), (min-width: 35.01em) and (max-height: 30em) {
    position: fixed;
    inset: auto 6px 16px auto;
    > aside {
      position: static;
      grid-template-columns: auto;
      gap: 12px;
      padding: 0;
      box-shadow: none;
      background: none;
    }
    > aside > a {
      outline-offset: 3px;
    }
    :is(.chat, .profile) {
      display: grid;
      width: 52px;
      min-width: 0;
      height: 52px;
      border-radius: 50%;
      box-shadow: ${theme.shadow};
    }
    :is(.call, .button) {
      display: none;
    }
    .profile {
      background: ${theme.paper};
      &:hover {
        background: ${theme.mint};
      }
    }
    .icon {
      width: 28px;
      height: 28px;
    }
    .word {
      position: absolute;
      right: 0;
      white-space: nowrap;
      clip-path: inset(50%);
    }
  }
`

interface FloatingContactProps {
  place: Place
  /** The button of the header: it asks for a quote, or to become a partner. */
  button: Link
  instagram?: boolean
}

/**
 * The quick ways to contact the brokerage. On a phone they are a bar at the foot of the window: chat, call and the
 * header's button. It comes after the first window, or after the buttons at the top of the page, so that it covers none
 * of them. In a wider or lower window they are round buttons in the margin beside the text: the chat, and Instagram if
 * wanted. A form hides them while it is filled in.
 */
export function FloatingContact({ place, button, instagram }: FloatingContactProps) {
  const { phone, socialLinks } = place.site
  const profile = instagram && socialLinks.find(({ network }) => network === 'instagram')
  return (
    <Root>
      <aside aria-label="Contato rápido">
        {profile && (
          <a className="profile" href={profile.url} aria-label={profile.label} {...NEW_TAB}>
            <Icon name="instagram-logo" />
          </a>
        )}
        <ActionLink className="chat" link={CHAT} place={place}>
          <Icon name="whatsapp-logo" />
          <span className="hidden">Conversar pelo </span>
          <span className="word">WhatsApp</span>
        </ActionLink>
        <a className="call" href={phoneHref(phone)}>
          <Icon name="phone" />
          <span>
            Ligar<span className="hidden"> para {phoneText(phone)}</span>
          </span>
        </a>
        <ButtonLink link={button} place={place} />
      </aside>
    </Root>
  )
}
