import { css, styled } from 'styled-components'
import { ActionLink, newTab } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import type { Place } from '../primitives/linkHref.ts'
import { theme } from '../theme/theme.ts'

const instagramStyle = css`
  a:not(.chat) { width: 48px; height: 48px; background: ${theme.paper}; color: ${theme.pine}; font-size: 1rem; &:hover { background: ${theme.mint}; } }
`

const Root = styled.aside<{ $instagram: boolean }>`
  position: fixed; z-index: 4; right: 16px; bottom: calc(16px + env(safe-area-inset-bottom));
  display: grid; gap: 12px; justify-items: end;
  a {
    display: grid; place-items: center; width: 60px; height: 60px; border-radius: 50%;
    background: ${theme.chat}; color: ${theme.ink}; box-shadow: ${theme.shadow}; font-size: 1.25rem;
  }
  ${({ $instagram }) => $instagram && instagramStyle}
`

/** The chat within the thumb's reach; forms ask for the room while they are being filled (`forms/style.ts`). */
export function FloatingContact({ place, instagram }: { place: Place; instagram: boolean }) {
  const profile = place.site.socialLinks.find(({ network }) => network === 'instagram')
  return (
    <Root aria-label="Contato rápido" $instagram={instagram}>
      {instagram && profile && (
        <a href={profile.url} aria-label={profile.label} {...newTab}>
          <Icon name="instagram-logo" />
        </a>
      )}
      <ActionLink
        className="chat"
        link={{ label: 'Conversar pelo WhatsApp', action: 'chat' }}
        place={place}
      >
        <Icon name="whatsapp-logo" />
        <span className="hidden">Conversar pelo WhatsApp</span>
      </ActionLink>
    </Root>
  )
}
