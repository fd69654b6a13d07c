import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** The heading of a card. With `href`, the whole card is its link. */
export function CardHeading(props: { title: ReactNode; href?: string; level?: 'h2' | 'h3' }) {
  const { title, href, level: Level = 'h3' } = props
  return <Level className="door">{href ? <a href={href}>{title}</a> : title}</Level>
}

/**
 * The call to action of a card that has a link. Screen readers skip it, since the heading is the link.
 */
export function More({ children, href }: { children: string; href?: string }) {
  if (!href) return null
  return (
    <span className="more" aria-hidden="true">
      {children} <Icon name="arrow-right" />
    </span>
  )
}
