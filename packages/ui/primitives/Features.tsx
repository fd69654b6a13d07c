import type { Feature } from '@elos/content'
import { Icon } from './Icon.tsx'
import { RichText } from './RichText.tsx'

/** A list of features: icon, title, a sentence or two. Its section gives it a shape by `className`. */
export function Features({ items, className }: { items: Feature[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="dot">
            <Icon name={icon} />
          </span>
          <div>
            <h3>{title}</h3>
            <RichText value={text} />
          </div>
        </li>
      ))}
    </ul>
  )
}
