import { Icon } from './Icon.tsx'

/** The heading of a card, which makes the whole card its link; plain while it leads nowhere. */
export function CardHeading(props: { title: string; href?: string; level?: 'h2' | 'h3' }) {
  const { title, href, level: Level = 'h3' } = props
  return <Level>{href ? <a href={href}>{title}</a> : title}</Level>
}

/** The invitation at the foot of a card; the heading is the link, so it is not read twice. */
export function More({ children, href }: { children: string; href?: string }) {
  if (!href) return null
  return (
    <span className="more" aria-hidden="true">
      {children} <Icon name="arrow-right" />
    </span>
  )
}
