import type { Link } from '@elos/content'
import { ActionLink, NEW_TAB } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const CHAT: Link = { label: 'Conversar pelo WhatsApp', action: 'chat' }

const Root = styled('aside', 'FloatingContact')`
  position: fixed;
  z-index: 4;
  right: 16px;
  bottom: 16px;
  display: grid;
  gap: 12px;
  justify-items: end;
  a {
    display: grid;
    place-items: center;
    width: 60px;
    height: 60px;
    border: 1px solid transparent;
    border-radius: 50%;
    background: ${theme.chat};
    color: ${theme.ink};
    box-shadow: ${theme.shadow};
    font-size: 1.25rem;
  }
  &.set-aside {
    pointer-events: none;
    a {
      pointer-events: auto;
    }
    a:not(:focus-visible) {
      translate: calc(100% - 4px);
    }
  }
  a:not(.chat) {
    width: 48px;
    height: 48px;
    background: ${theme.paper};
    color: ${theme.pine};
    font-size: 1rem;
    &:hover {
      background: ${theme.mint};
    }
    @media (max-width: 48em) {
      display: none;
    }
  }
`

/**
 * Fixed buttons at the lower right: the chat, and Instagram if wanted and if the window is wider than
 * a phone's. A form hides them while it is filled in (`forms/style.ts`); where they would cover a control, they
 * are moved aside so that only their edge is seen (`islands/page/moveChatAside.ts`).
 */
export function FloatingContact({ place, instagram }: { place: Place; instagram: boolean }) {
  const profile = place.site.socialLinks.find(({ network }) => network === 'instagram')
  return (
    <Root aria-label="Contato rápido">
      {instagram && profile && (
        <a href={profile.url} aria-label={profile.label} {...NEW_TAB}>
          <Icon name="instagram-logo" />
        </a>
      )}
      <ActionLink className="chat" link={CHAT} place={place}>
        <Icon name="whatsapp-logo" />
        <span className="hidden">{CHAT.label}</span>
      </ActionLink>
    </Root>
  )
}
