import { FacedHead } from '../../primitives/FacedHead.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

// The beads are 44 to 168 px wide, on a phone the less the larger the text is; each bar ends in the middle of the next bead, which lies over it.
const Root = styled('section', 'DecisionSteps')`
  --bead: clamp(44px, 100vw - 14rem, 84px);
  --bar: calc(var(--bead) / 6);
  > ol > li {
    --color: ${theme.pine};
    position: relative;
    display: grid;
    grid-template-columns: var(--bead) minmax(0, 1fr);
    gap: 0 16px;
    padding-bottom: 28px;
    &:nth-child(3n + 2) {
      --color: ${theme.coral};
    }
    &:nth-child(3n) {
      --color: ${theme.sun};
    }
    &:last-child {
      padding-bottom: 0;
    }
    &:not(:last-child)::before {
      content: "";
      position: absolute;
      top: calc(var(--bead) / 2);
      left: calc(var(--bead) / 2 - var(--bar) / 2);
      width: var(--bar);
      height: 100%;
      background: var(--color);
      forced-color-adjust: none;
    }
    > div {
      min-height: var(--bead);
    }
    > div > h3 {
      font-size: min(${theme.h3}, 10vw);
    }
    > div > p {
      margin-top: 4px;
      color: var(--soft, ${theme.inkSoft});
    }
  }
  .bead {
    position: relative;
    z-index: 1;
    display: grid;
    place-content: center;
    width: var(--bead);
    height: var(--bead);
    border: calc(var(--bead) * 0.16) solid var(--color);
    border-radius: 50%;
    background: ${theme.paper};
    color: ${theme.ink};
    font: 600 1.6rem / 1 ${theme.heading};
    forced-color-adjust: none;
    > .icon {
      width: calc(var(--bead) * 0.38);
      height: calc(var(--bead) * 0.38);
    }
  }
  @media (min-width: 62em) {
    --bead: clamp(120px, 11.6vw, 168px);
    --bar: 26px;
    > ol {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    > ol > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 24px;
      padding: 0;
      > div {
        padding-right: 32px;
      }
      &:not(:last-child)::before {
        top: calc(var(--bead) / 2 - var(--bar) / 2);
        left: calc(var(--bead) / 2);
        width: 100%;
        height: var(--bar);
      }
    }
  }
`

/** The conversations that lead to a choice, as beads on a bar. */
export function DecisionSteps({ content, face, ...band }: SectionProps<'steps'>) {
  return (
    <Root {...bandOf(band)}>
      <FacedHead heading={content.heading} face={face} />
      <ol>
        {content.items.map(({ title, text, icon }, index) => (
          <li key={title}>
            <span className="bead" aria-hidden="true">
              {icon ? <Icon name={icon} /> : index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <RichText value={text} />
            </div>
          </li>
        ))}
      </ol>
    </Root>
  )
}
