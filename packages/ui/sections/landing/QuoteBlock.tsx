import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import type { Place } from '../../primitives/linkHref.ts'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { insuranceQuoteBlock, planQuoteBlock } from '../../words/quoteBlock.ts'

const Root = styled('section', 'QuoteBlock')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 24px 64px;
  align-items: center;
  h2 {
    margin-top: 16px;
    font-size: ${theme.h3};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
    margin-top: 16px;
    color: ${theme.inkSoft};
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .icon {
    color: ${theme.pine};
  }
  @media (max-width: 48em) {
    grid-template-columns: 1fr;
    .button {
      justify-self: start;
    }
  }
`

/**
 * A link to the quote form, with a list of what to have at hand. `label`: the name of the plan or
 * product.
 */
export function QuoteBlock(props: { label: string; place: Place; insurance?: boolean }) {
  const { label, place, insurance } = props
  const { title, items, button } = insurance ? insuranceQuoteBlock : planQuoteBlock
  return (
    <Root className="band paper">
      <div>
        <p className="chip">{label}</p>
        <h2>{title}</h2>
        <ul>
          {keyed(items).map(({ key, item }) => (
            <li key={key}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink link={{ label: button, action: 'quote' }} place={place} />
    </Root>
  )
}
