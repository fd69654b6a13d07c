import type { ContentOf } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { punctuated } from '../../primitives/punctuated.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import type { Ground, SectionProps } from '../props.ts'

const Root = styled('section', 'Covered')`
  .side {
    --quarter: clamp(200px, 25.6vw, 368px);
    position: relative;
    overflow: hidden;
    /* A ring, of which the upper right corner shows a quarter. */
    &::after {
      content: "";
      position: absolute;
      top: calc(var(--quarter) * -0.64);
      right: calc(var(--quarter) * -0.54);
      width: var(--quarter);
      aspect-ratio: 1;
      border: calc(var(--quarter) * 0.14) solid ${theme.coral};
      border-radius: 50%;
    }
    &:is(.pine, .deep)::after {
      border-color: rgb(0 0 0 / 0.3);
    }
  }
  .head {
    margin: 0 calc(var(--quarter) * 0.3) 20px 0;
  }
  .side > ul > li {
    position: relative;
    padding-left: 40px;
    > p:first-of-type {
      display: inline;
    }
  }
  .bead {
    position: absolute;
    left: 0;
  }
  .yes .bead {
    border-color: ${theme.sun};
    background: ${theme.sun};
    &::after {
      border-color: ${theme.ink};
    }
  }
  @media (min-width: 56.26em) {
    display: flex;
    > .side {
      flex: 1;
    }
    > :not(:last-child) {
      padding-right: min(5vw, 72px);
    }
    > .side + .side {
      padding-left: min(5vw, 72px);
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
  return (
    <div className={`side band ${ground}${yes ? ' yes' : ''}`}>
      <SectionHead heading={heading} />
      {points.length > 0 && (
        <ul className="ruled">
          {keyed(points).map(({ key, item: { title, text } }) => (
            <li key={key}>
              <span className={`bead ${yes ? 'sim' : 'nao'}`} aria-hidden="true" />
              <b>{punctuated(title, '.')}</b> <RichText value={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The covered points beside those that are not, each side on a ground of its own, at equal size. The first side has the section's heading. */
export function Covered({ content, id, ground }: SectionProps<'comparison'>) {
  const { heading, covered, notCoveredTitle, notCovered } = content
  return (
    <Root id={id}>
      <Side heading={heading} points={covered} ground={ground} yes />
      {notCovered.length > 0 && (
        <Side heading={{ title: notCoveredTitle }} points={notCovered} ground="paper" />
      )}
    </Root>
  )
}
