import type { ContentOf } from '@elos/content'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

// A line has nine rows at most: its ring, its name, whom it is for, and six facts, which line up across the columns.
const Root = styled('section', 'ComparedLines')`
  container-type: inline-size;
  .ring {
    position: absolute;
    left: 0;
    width: 60px;
    overflow: visible;
    fill: none;
    stroke: ${theme.line};
    > .on {
      fill: ${theme.mint};
      stroke: var(--tone, ${theme.pine});
    }
  }
  .equal > :nth-child(3n + 2) {
    --tone: ${theme.coral};
  }
  .equal > :nth-child(3n) {
    --tone: ${theme.sun};
  }
  .line {
    position: relative;
    padding: 16px 0 16px 76px;
    border-top: 1px solid ${theme.line};
    font-size: ${theme.small};
    line-height: 1.45;
  }
  .line > p,
  .fact > dd {
    color: ${theme.inkSoft};
  }
  .line > dl {
    margin-top: 12px;
  }
  .fact {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
  }
  .fact > dt {
    font-weight: 650;
  }
  @container (min-width: 40em) {
    .columns {
      display: grid;
      grid-template-rows: repeat(9, auto);
      grid-auto-columns: minmax(min-content, 1fr);
      grid-auto-flow: column;
    }
    .columns > .line {
      display: grid;
      grid-row: 1 / -1;
      grid-template: subgrid / minmax(min-content, 1fr);
      overflow-wrap: break-word;
      padding: 8px 20px 8px 0;
      border: 0;
      & + .line {
        padding-left: 20px;
        border-left: 1px solid ${theme.line};
      }
      > .ring {
        position: static;
        width: 144px;
        margin-bottom: 16px;
      }
      > dl {
        display: grid;
        grid-row: 4 / -1;
        grid-template-rows: subgrid;
      }
      .fact {
        display: block;
        padding-block: 10px;
        border-top: 1px solid ${theme.line};
      }
    }
  }
`

/** The greatest number of lines that stand side by side. */
const MAX_COLUMNS = 4

/** The greatest number of facts of such a line: the grid has a row for each, below those of the ring, name and description. */
const MAX_FACTS = 6

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
    <li className="line">
      <Ring {...ring} />
      <h3>{line.name}</h3>
      <p>{line.description}</p>
      {line.facts.length > 0 && (
        <dl>
          {line.facts.map(({ label, value }) => (
            <div key={label} className="fact">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** The lines of a carrier: up to four side by side; more of them, of many facts, or in a narrow window, as rows. */
export function ComparedLines({ content, ...band }: SectionProps<'comparison'>) {
  const { heading, lines, isScale } = content
  const count = lines.length
  const isWide = count <= MAX_COLUMNS && lines.every(({ facts }) => facts.length <= MAX_FACTS)
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <ul className={`${isWide ? 'columns' : 'pairs'} ${isScale ? 'scale' : 'equal'}`}>
        {lines.map((line, index) => (
          <Line key={line.name} line={line} index={index} count={count} isScale={isScale} />
        ))}
      </ul>
    </Root>
  )
}
