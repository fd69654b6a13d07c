import type { PartnerFaqItem, SiteFaqItem } from '@elos/content'
import { Icon } from './Icon.tsx'
import { RichText } from './RichText.tsx'

type QuestionItem = SiteFaqItem & Partial<PartnerFaqItem>

/**
 * Questions, each a disclosure with its answer, its icon on a disc of its colour, and the keywords and
 * tags that the search uses. `shown`: the questions that are not hidden; absent for all. `isFirstOpen`: whether the answer
 * to the first is shown at once.
 */
export function Questions({
  items,
  shown = items,
  isFirstOpen = false,
}: {
  items: QuestionItem[]
  shown?: QuestionItem[]
  isFirstOpen?: boolean
}) {
  return (
    <div className="questions">
      {items.map((item, index) => (
        <details
          key={item.id}
          open={isFirstOpen && index === 0}
          hidden={!shown.includes(item)}
          className={item.color}
          data-keywords={item.keywords?.join()}
          data-tags={item.tags?.join()}
        >
          <summary>
            {item.icon && <Icon name={item.icon} />}
            {item.question}
          </summary>
          <RichText value={item.answer} />
        </details>
      ))}
    </div>
  )
}
