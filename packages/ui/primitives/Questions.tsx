import type { SiteFaqItem } from '@elos/content'
import { Icon } from './Icon.tsx'
import { RichText } from './RichText.tsx'

/** Questions that open to their answers; every answer is in the page. */
export function Questions({ items }: { items: SiteFaqItem[] }) {
  return (
    <div className="questions">
      {items.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            {question}
            <Icon name="caret-down" />
          </summary>
          <RichText value={answer} />
        </details>
      ))}
    </div>
  )
}
