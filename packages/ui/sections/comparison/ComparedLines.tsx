import type { ContentOf } from '@elos/content'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

// A line has nine rows at most: its ring, its name, whom it is for, and six facts, which line up across the columns.
const Root = styled('section', 'ComparedLines')`
  container-type: inline-size;
  .ring {
    width: 60px;
    overflow: visible;
    fill: none;
    stroke: ${theme.line};
    > .on {
      fill: ${theme.mint};
      stroke: ${theme.pine};
    }
  }
  > ul:not([data-scale]) > li:nth-child(3n + 2) > .ring > .on {
    stroke: ${theme.coral};
  }
  > ul:not([data-scale]) > li:nth-child(3n) > .ring > .on {
    stroke: ${theme.sun};
  }
  > ul > li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    column-gap: 16px;
    align-content: start;
    padding-block: 16px;
    border-top: 1px solid ${theme.line};
    line-height: 1.45;
  }
  > ul > li > :not(.ring) {
    grid-column: 2;
  }
  > ul > li > .ring {
    grid-row: 1 / span 3;
  }
  > ul > li > :is(p, dl) {
    font-size: ${theme.small};
  }
  > ul > li > p,
  > ul > li > dl > div > dd {
    color: ${theme.inkSoft};
  }
  > ul > li > dl {
    margin-top: 8px;
  }
  > ul > li > dl > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
  }
  > ul > li > dl > div > dt {
    font-weight: 650;
  }
  @container (min-width: 32em) {
    > ul[data-many] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 48px;
    }
    > ul[data-many] > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 38em) {
    > ul:not([data-many]) {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-rows: repeat(9, auto);
    }
    > ul:not([data-many]) > li {
      grid-row: 1 / -1;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
      padding: 8px 20px;
      border: 0;
      &:first-child {
        padding-left: 0;
      }
      &:not(:first-child) {
        border-left: 1px solid ${theme.line};
      }
      > * {
        grid-column: 1;
      }
      > .ring {
        grid-row: 1;
        width: 144px;
        max-width: 100%;
        margin-bottom: 16px;
      }
      > dl {
        display: grid;
        grid-row: 4 / -1;
        grid-template-rows: subgrid;
        margin-top: 16px;
      }
      > dl > div {
        display: block;
        padding-block: 10px;
        border-top: 1px solid ${theme.line};
      }
    }
  }
`

/** The greatest number of lines that stand side by side. */
const MAX_COLUMNS = 4

/** The half-width of a ring's line, in a box of 100. */
const HALF_EDGE = 7

/** The radius of the one ring of lines that are no scale. */
const EQUAL = 34

/** The radii of the rings of a scale, from the least line to the greatest; they stand on one ground. */
const radiiOf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(16 + ((50 - HALF_EDGE - 16) * index) / Math.max(1, count - 1)),
  )

/** The ring of a line: one of the rings of the scale, of which the greater ones are thin, or as great as any other. */
function Ring({ index, count, isScale }: { index: number; count: number; isScale: boolean }) {
  const radii = isScale ? radiiOf(count).slice(index) : [EQUAL]
  return (
    <svg className="ring" viewBox="0 0 100 100" aria-hidden="true">
      {radii
        .map((radius, place) => (
          <circle
            key={radius}
            className={place === 0 ? 'on' : undefined}
            cx="50"
            cy={isScale ? 100 - HALF_EDGE - radius : 50}
            r={radius}
            strokeWidth={place === 0 ? Math.min(2 * HALF_EDGE, radius / 2) : 1.5}
          />
        ))
        .toReversed()}
    </svg>
  )
}

function Line(
  props: { line: ContentOf<'comparison'>['lines'][number] } & Parameters<typeof Ring>[0],
) {
  const { line, ...ring } = props
  return (
    <li>
      <Ring {...ring} />
      <h3>{line.name}</h3>
      <p>{line.description}</p>
      {line.facts.length > 0 && (
        <dl>
          {line.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** The lines of a carrier: up to four side by side, more of them, or in a narrow window, as rows. */
export function ComparedLines({ content, ...band }: SectionProps<'comparison'>) {
  const { heading, lines, isScale } = content
  const count = lines.length
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <ul data-scale={isScale || undefined} data-many={count > MAX_COLUMNS || undefined}>
        {lines.map((line, index) => (
          <Line key={line.name} line={line} index={index} count={count} isScale={isScale} />
        ))}
      </ul>
    </Root>
  )
}
