import type { Link, LinkAction } from '@elos/content'
import type { ReactNode } from 'react'
import type { IslandName } from '../islands/islands.ts'
import { Icon } from './Icon.tsx'
import { linkHref, type Place } from './linkHref.ts'

/** For links that leave the site. */
export const newTab = { target: '_blank', rel: 'noopener' }

/** What following a link opens once the page is awake; until then it leads to the form of the same name. */
const ISLANDS: Partial<Record<LinkAction, IslandName>> = { quote: 'quote' }

/** A plain link to wherever its action leads; the current page says so to screen readers. */
export function ActionLink(props: {
  link: Link
  place: Place
  className?: string
  children?: ReactNode
}) {
  const { link, place, className, children = link.label } = props
  const leaves = link.action === 'chat' || link.action === 'external'
  return (
    <a
      className={className}
      href={linkHref(link, place)}
      data-island={ISLANDS[link.action]}
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
