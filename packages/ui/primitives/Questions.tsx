import type { SiteFaqItem } from '@elos/content'
import { RichText } from './RichText.tsx'

interface QuestionItem extends SiteFaqItem {
  keywords?: string[]
  tags?: string[]
}

/** Questions that open to their answers; every answer is in the page, with what it is found by. */
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
