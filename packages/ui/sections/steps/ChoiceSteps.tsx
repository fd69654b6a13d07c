import { ActionLink } from '../../primitives/ActionLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'ChoiceSteps')`
  overflow: hidden;
  > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 min(18px, 4vw);
    align-items: center;
    padding-block: 14px;
    font-size: ${theme.small};
    line-height: 1.4;
    /* Each door has a ring. */
    &::before {
      content: "";
      grid-row: 1 / span 2;
      width: 30px;
      aspect-ratio: 1;
      border: 8px solid ${theme.coral};
      border-radius: 50%;
    }
    &:nth-child(3n + 2)::before {
      border-color: ${theme.sun};
    }
    &:nth-child(3n)::before {
      border-color: ${theme.mint};
    }
    &:hover > h3 {
      text-decoration: underline;
    }
    > p {
      grid-column: 2;
      color: var(--soft);
    }
    > .icon {
      grid-area: 1 / 3 / span 2;
    }
  }
  > ul > li + li {
    border-top: 1px solid var(--rule);
  }
  /* The heading stands in a disc, with a ring around it, which the edges of the window and of the section cut off. */
  @media (min-width: 56.26em) {
    display: grid;
    grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
    align-items: center;
    --ring: clamp(56px, 6.5vw, 94px);
    .head {
      position: relative;
      isolation: isolate;
      margin: 0;
      padding-right: calc(var(--ring) + 44px);
    }
    .head::before {
      content: "";
      position: absolute;
      z-index: -1;
      top: 50%;
      right: 20px;
      width: max(1190px, 66vw);
      aspect-ratio: 1;
      border: var(--ring) solid ${theme.coral};
      border-radius: 50%;
      background: ${theme.pine};
      translate: 0 -50%;
    }
    .head > * {
      max-width: 24rem;
    }
  }
`

/** Doors to other pages, as rows beside a disc. */
export function ChoiceSteps({ content, place, ...band }: SectionProps<'steps'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.items).map(({ key, item: { title, text, href } }) => (
          <li key={key}>
            <h3 className="door">
              {href ? (
                <ActionLink link={{ label: title, action: 'page', href }} place={place} />
              ) : (
                title
              )}
            </h3>
            <RichText value={text} />
            {href && <Icon name="arrow-right" />}
          </li>
        ))}
      </ul>
    </Root>
  )
}
