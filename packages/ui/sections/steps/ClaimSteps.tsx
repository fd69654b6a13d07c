import type { ContentOf } from '@elos/content'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'ClaimSteps')`
  container-type: inline-size;
  .chain {
    --edge: 16px;
    --width: 88px;
    --height: clamp(116px, 10.4vw, 150px);
    --overlap: 34px;
  }
  .loop {
    border-color: var(--ring);
    font: 560 min(1.3rem, 24px) / 1.05 ${theme.heading};
    text-align: center;
    > b {
      font-weight: inherit;
    }
  }
  .chain > :nth-child(even) > .loop,
  .last {
    border-color: ${theme.coral};
  }
  .last {
    color: ${theme.ink};
    &::before,
    > b {
      background: ${theme.sun};
    }
  }
  .when {
    color: var(--soft);
  }
  /* Large text on a phone needs the room. */
  @media (max-width: 17em) {
    .chain {
      --edge: 6px;
      --width: 48px;
    }
  }
  @container (min-width: 48em) {
    .across {
      --edge: 24px;
      --overlap: 54px;
    }
    .across > li > .loop {
      font-size: clamp(1.6rem, 3vw, 2.4rem);
    }
  }
`

/** The longest figure that fits in a link: '30 dias'. */
const LONGEST_FIGURE = 8

/** The greatest number of steps that stand side by side. */
const MAX_ACROSS = 5

type Step = ContentOf<'steps'>['items'][number]

/** The first figure in the text of a step, if it is short and current: '30 dias'. */
function figureOf({ text }: Step): string | undefined {
  const figures = text.flatMap(({ children }) =>
    children.flatMap((child) => ('claim' in child ? child.claim : [])),
  )
  return figures.find(({ amount, amountText }) => amount && amountText.length <= LONGEST_FIGURE)
    ?.amountText
}

/** The way from the event to the payment, as a chain. The last link may hold a figure; a link without an icon has its number. */
export function ClaimSteps({ content, ...band }: SectionProps<'steps'>) {
  const { heading, items } = content
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <ol className={items.length > MAX_ACROSS ? 'chain' : 'chain across'}>
        {keyed(items).map(({ key, item }, index) => {
          const number = index + 1
          const figure = number === items.length ? figureOf(item) : undefined
          return (
            <li key={key}>
              <span className={number === items.length ? 'loop last' : 'loop'} aria-hidden="true">
                {item.icon ? <Icon name={item.icon} /> : <b>{figure ?? number}</b>}
              </span>
              <div>
                {item.when && <p className="when label">{item.when}</p>}
                <h3>{item.title}</h3>
                <RichText value={item.text} />
              </div>
            </li>
          )
        })}
      </ol>
    </Root>
  )
}
