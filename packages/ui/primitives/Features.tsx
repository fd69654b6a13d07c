import type { Feature } from '@elos/content'
import { Icon } from './Icon.tsx'
import { keyed } from './keyed.ts'
import { RichText } from './RichText.tsx'

/** A list of features: icon, title, a sentence or two. Its section styles it by `className`. */
export function Features(props: { items: Feature[]; className?: string; level?: 'h2' | 'h3' }) {
  const { items, className, level: Level = 'h3' } = props
  return (
    <ul className={className}>
      {keyed(items).map(({ key, item: { icon, title, text } }) => (
        <li key={key}>
          <span className="dot">
            <Icon name={icon} />
          </span>
          <div>
            <Level>{title}</Level>
            <RichText value={text} />
          </div>
        </li>
      ))}
    </ul>
  )
}
