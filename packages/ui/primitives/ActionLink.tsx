import type { Link, LinkAction } from '@elos/content'
import type { ReactNode } from 'react'
import type { IslandName } from '../islands/islands.ts'
import { Icon } from './Icon.tsx'
import { linkHref, type Place } from './linkHref.ts'

/** For links that leave the site. */
export const newTab = { target: '_blank', rel: 'noopener' }

/**
 * What following a link opens in place of the form it leads to: the quote modal everywhere, the
 * partner modal on the partner page, where that form is.
 */
function islandOf(action: LinkAction, href: string): IslandName | undefined {
  if (action === 'quote') return 'quote'
  return action === 'partner' && href.startsWith('#') ? 'partner' : undefined
}

/** A plain link to wherever its action leads; the current page says so to screen readers. */
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
      data-island={islandOf(link.action, href)}
      aria-current={link.href === place.path ? 'page' : undefined}
      {...(leaves ? newTab : {})}
    >
      {children}
    </a>
  )
}

/** A link that looks like a button; one that opens the chat is green and shows its icon. */
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
      {link.label}
    </ActionLink>
  )
}
