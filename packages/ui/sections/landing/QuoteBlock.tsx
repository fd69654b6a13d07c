import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import type { Place } from '../../primitives/linkHref.ts'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { insuranceQuoteBlock, planQuoteBlock } from '../../words/quoteBlock.ts'

const Root = styled('div', 'QuoteBlock')`
  gap: 16px;
  align-items: start;
  > ul > li {
    display: flex;
    gap: 8px;
    margin-bottom: 8px;
    color: ${theme.inkSoft};
  }
  > ul > li > .icon {
    margin-top: 1px;
    color: ${theme.pine};
  }
`

/**
 * A link to the quote form, with a list of what to have at hand, as a card within the closing call of a page. `label`:
 * the name of the plan or product.
 */
export function QuoteBlock(props: { label: string; place: Place; insurance?: boolean }) {
  const { label, place, insurance } = props
  const { title, items, button } = insurance ? insuranceQuoteBlock : planQuoteBlock
  return (
    <Root className="card paper">
      <p className="chip">{label}</p>
      <h3>{title}</h3>
      <ul>
        {keyed(items).map(({ key, item }) => (
          <li key={key}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink link={{ label: button, action: 'quote' }} place={place} />
    </Root>
  )
}
