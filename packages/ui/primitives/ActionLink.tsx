import type { Link, LinkAction } from '@elos/content'
import type { ReactNode } from 'react'
import { byChat } from '../words/buttons.ts'
import { Icon } from './Icon.tsx'
import type { IslandName } from './island.ts'
import { linkHref, type Place } from './linkHref.ts'

/** The attributes of a link to another site, which opens in a new tab. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' }

/** The islands that open a form in a modal instead of following a link to it, by the link's action. */
const MODALS: Partial<Record<LinkAction, IslandName>> = { quote: 'quote', partner: 'partner' }

/** A plain link to the address of its action. A link to the current page has `aria-current`. */
export function ActionLink(props: {
  link: Link
  place: Place
  className?: string
  children?: ReactNode
}) {
  const { link, place, className, children = link.label } = props
  const href = linkHref(link, place)
  const leaves = link.action === 'chat' || link.action === 'external'
  return (
    <a
      className={className}
      href={href}
      data-island={MODALS[link.action]}
      aria-current={link.href === place.path ? 'page' : undefined}
      {...(leaves ? NEW_TAB : {})}
    >
      {children}
    </a>
  )
}

/** A link that looks like a button; one that opens the chat is green, shows its icon and says so. */
export function ButtonLink(props: { link: Link; place: Place; quiet?: boolean }) {
  const { link, place, quiet } = props
  const chat = link.action === 'chat'
  return (
    <ActionLink
      link={link}
      place={place}
      className={['button', chat && 'chat', quiet && !chat && 'quiet'].filter(Boolean).join(' ')}
    >
      {chat && <Icon name="whatsapp-logo" />}
      {chat ? byChat(link.label) : link.label}
    </ActionLink>
  )
}
