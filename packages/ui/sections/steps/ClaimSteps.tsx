import type { ContentOf } from '@elos/content'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

/*
 * A chain: each link overlaps the one before it, and an end of that one is drawn again over it (`::after`). The links
 * must not be stacking contexts of their own, so they have no transform and no z-index.
 */
const Root = styled('section', 'ClaimSteps')`
  > ol {
    --overlap: 34px;
    --width: 88px;
    --edge: 16px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    isolation: isolate;
    padding-bottom: var(--overlap);
  }
  > ol > li {
    position: relative;
    min-height: 136px;
    padding: 28px 0 12px calc(var(--width) + 16px);
    &:last-child {
      min-height: calc(136px - var(--overlap));
      padding-bottom: 0;
    }
  }
  .link {
    position: absolute;
    inset: 0 auto calc(var(--overlap) * -1) 0;
    display: grid;
    place-items: center;
    width: var(--width);
    border: var(--edge) solid ${theme.mint};
    border-radius: 44px;
    font: 560 1.3rem / 1.05 ${theme.heading};
    text-align: center;
    &::before,
    &::after {
      position: absolute;
      inset: calc(var(--edge) * -1);
      border-radius: inherit;
    }
    /* The half of its lower end that lies over the next link. */
    &::after {
      content: "";
      z-index: 1;
      border: inherit;
      clip-path: inset(calc(100% - 44px) 0 0 50%);
    }
  }
  .link .icon {
    width: 32px;
    height: 32px;
  }
  > ol > li:nth-child(even) > .link,
  > ol > li:last-child > .link {
    border-color: ${theme.coral};
  }
  > ol > li:last-child > .link {
    color: ${theme.ink};
    &::before {
      content: "";
      z-index: -1;
      background: ${theme.sun};
    }
    &::after {
      content: none;
    }
  }
  .when {
    font-size: ${theme.small};
    font-weight: 650;
    color: var(--bright);
  }
  .text > h3 {
    margin-bottom: 4px;
  }
  .text > p {
    line-height: 1.5;
  }
  /* Large text on a phone needs the room. */
  @media (max-width: 17em) {
    > ol {
      --width: 48px;
      --edge: 6px;
      --overlap: 20px;
    }
    .link {
      font-size: 1rem;
    }
  }
  @media (min-width: 56.3em) {
    > ol:not(:has(> :nth-child(6))) {
      --overlap: clamp(50px, 3.8vw, 54px);
      --edge: 24px;
      grid: auto / auto-flow minmax(0, 1fr);
      padding: 0 var(--overlap) 0 0;
      margin-top: 56px;
      > li,
      > li:last-child {
        min-height: 0;
        padding: 0 12px 0 10px;
      }
      > li > .link {
        position: relative;
        inset: auto;
        width: calc(100% + var(--overlap) + 22px);
        height: clamp(116px, 10.4vw, 150px);
        margin: 0 0 28px -10px;
        border-radius: 75px;
        font-size: clamp(1.6rem, 3vw, 2.4rem);
      }
      > li > .link::after {
        clip-path: inset(50% 0 0 calc(100% - 76px));
      }
      .link .icon {
        width: 56px;
        height: 56px;
      }
    }
  }
  /* Without colours of its own, a link drawn again would look like a second one. */
  @media (forced-colors: active) {
    .link::after {
      content: none;
    }
  }
`

/** The longest figure that fits in a link: '30 dias'. */
const LONGEST_FIGURE = 8

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
      <ol>
        {keyed(items).map(({ key, item }, index) => {
          const number = index + 1
          const figure = number === items.length ? figureOf(item) : undefined
          return (
            <li key={key}>
              <span className="link" aria-hidden="true">
                {item.icon ? <Icon name={item.icon} /> : (figure ?? number)}
              </span>
              <div className="text">
                {item.when && <p className="when">{item.when}</p>}
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
