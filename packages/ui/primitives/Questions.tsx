import type { SiteFaqItem } from '@elos/content'
import { RichText } from './RichText.tsx'

interface QuestionItem extends SiteFaqItem {
  keywords?: string[]
  tags?: string[]
}

/** Questions, each a disclosure with its answer, and with the keywords and tags that the search uses. */
export function Questions({ items }: { items: QuestionItem[] }) {
  return (
    <div className="questions">
      {items.map(({ id, question, answer, keywords, tags }) => (
        <details key={id} data-keywords={keywords?.join()} data-tags={tags?.join()}>
          <summary>{question}</summary>
          <RichText value={answer} />
        </details>
      ))}
    </div>
  )
}
