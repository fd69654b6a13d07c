import type { ContentOf } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import type { Ground, SectionProps } from '../props.ts'

const Root = styled('section', 'Covered')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  .side {
    --ring: clamp(200px, 25.6vw, 368px);
    position: relative;
    overflow: hidden;
    padding: ${theme.section} ${theme.gutter};
    /* A ring, of which the upper right corner shows a quarter. */
    &::after {
      content: "";
      position: absolute;
      top: calc(var(--ring) * -0.64);
      right: calc(var(--ring) * -0.54);
      width: var(--ring);
      aspect-ratio: 1;
      border: calc(var(--ring) * 0.14) solid ${theme.coral};
      border-radius: 50%;
    }
  }
  .side.pine::after {
    border-color: ${theme.pineDeep};
  }
  .side.deep::after {
    border-color: ${theme.pine};
  }
  .head {
    margin: 0 calc(var(--ring) * 0.36) 20px 0;
  }
  .side > ul > li {
    position: relative;
    padding: 14px 0 14px 40px;
    border-top: 1px solid ${theme.line};
    line-height: 1.5;
  }
  .side:is(.pine, .deep) > ul > li {
    border-color: rgb(255 255 255 / 0.3);
  }
  .side > ul > li > :is(b, p:first-of-type) {
    display: inline;
  }
  /* A tick or a minus in a ring. */
  .mark {
    position: absolute;
    top: 16px;
    left: 0;
    width: 24px;
    height: 24px;
    border: 4px solid ${theme.coralStrong};
    border-radius: 50%;
    color: ${theme.coralStrong};
  }
  .mark::after {
    content: "";
    position: absolute;
    inset: 6px 3px;
    background: currentColor;
    forced-color-adjust: none;
  }
  .yes .mark {
    border-color: ${theme.sun};
    background: ${theme.sun};
    color: ${theme.ink};
  }
  .yes .mark::after {
    inset: 4px 3px 7px;
    border: solid currentColor;
    border-width: 0 0 3px 3px;
    background: none;
    rotate: -45deg;
  }
  @media (min-width: 56.3em) {
    &:not(:has(> :only-child)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > .side:first-child {
        padding-inline: ${theme.gutterOfHalf} clamp(40px, 5vw, 72px);
      }
      > .side:last-child {
        padding-inline: clamp(40px, 5vw, 72px) ${theme.gutterOfHalf};
      }
    }
    .head {
      margin-right: calc(var(--ring) * 0.3);
    }
  }
`

interface SideProps {
  heading: ContentOf<'comparison'>['heading']
  points: ContentOf<'comparison'>['covered']
  ground: Ground
  /** Whether its points are covered: they have a tick, others a minus. The heading says it in words. */
  yes?: boolean
}

function Side({ heading, points, ground, yes = false }: SideProps) {
  if (points.length === 0) return null
  return (
    <div className={`side ${ground}${yes ? ' yes' : ''}`}>
      <SectionHead heading={heading} />
      <ul>
        {keyed(points).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <span className="mark" aria-hidden="true" />
            <b>{title}.</b> <RichText value={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is covered beside what is not, each on a ground of its own, at equal size. */
export function Covered({ content, id, ground }: SectionProps<'comparison'>) {
  const { heading, covered, notCoveredTitle, notCovered } = content
  return (
    <Root id={id}>
      <Side heading={heading} points={covered} ground={ground} yes />
      <Side heading={{ title: notCoveredTitle }} points={notCovered} ground="paper" />
    </Root>
  )
}
