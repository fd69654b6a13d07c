import type { SiteFaqItem } from '@elos/content'
import { RichText } from './RichText.tsx'

/** Questions that open to their answers; every answer is in the page. */
export function Questions({ items }: { items: SiteFaqItem[] }) {
  return (
    <div className="questions">
      {items.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          <RichText value={answer} />
        </details>
      ))}
    </div>
  )
}
