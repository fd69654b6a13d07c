import { FacedHead } from '../../primitives/FacedHead.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

// The beads are 44 to 168 px wide, on a phone the less the larger the text is; each bar begins behind its bead and ends at the next.
const Root = styled('section', 'DecisionSteps')`
  --bead: clamp(44px, 100vw - 14rem, 84px);
  > ol > li {
    --color: ${theme.pine};
    display: grid;
    grid-template-columns: var(--bead) minmax(0, 1fr);
    gap: 0 16px;
    padding-bottom: 28px;
    background:
      linear-gradient(var(--color) 0 0) calc(var(--bead) * 0.42) 44px / calc(var(--bead) * 0.16)
      no-repeat;
    &:nth-child(3n + 2) {
      --color: ${theme.coral};
    }
    &:nth-child(3n) {
      --color: ${theme.sun};
    }
    &:last-child {
      background: none;
    }
    > div > p {
      color: var(--soft);
    }
  }
  .bead {
    display: grid;
    place-content: center;
    width: var(--bead);
    height: var(--bead);
    border: calc(var(--bead) * 0.16) solid var(--color);
    background: ${theme.paper};
    color: ${theme.ink};
    font: 600 calc(var(--bead) * 0.27) / 1 ${theme.heading};
  }
  @media (min-width: 62em) {
    --bead: clamp(120px, 11.6vw, 168px);
    > ol {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    > ol > li {
      grid-template-columns: 100%;
      align-content: start;
      gap: 24px;
      padding: 0;
      background-position: 60px calc(var(--bead) * 0.42);
      background-size: 100% calc(var(--bead) * 0.16);
      > div {
        padding-right: 32px;
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
