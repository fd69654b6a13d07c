import type { Comparison } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { comparisonWords } from '../../words/comparison.ts'
import { Answer, State } from './Answer.tsx'

/** The most carriers that have a column each on a sheet of paper. */
const MOST_ON_SHEET = 10

// Its own font size is the unit of the widths that decide about columns: two need less room than many.
const Root = styled('div', 'ComparedTable')`
  container-type: inline-size;
  &[data-pair] {
    font-size: 0.3rem;
  }
  > .table {
    font-size: 1rem;
  }
  /* The names of two stay in sight at the top, the questions beside many at the left. */
  .row > th,
  .columns > * {
    position: sticky;
    z-index: 1;
    left: 0;
    background: ${theme.paper};
  }
  .columns > th > a {
    font: 560 1.05rem / 1.2 ${theme.heading};
  }
  .columns > th > small {
    display: block;
    font-weight: 400;
    color: ${theme.inkSoft};
  }
  .columns > td {
    width: 12%;
    border-bottom: 2px solid ${theme.pine};
  }
  .row > th {
    font-weight: 650;
    line-height: 1.4;
  }
  .row > th:target,
  .row > th:target ~ td {
    background: ${theme.mint};
  }
  .row > td > * {
    line-height: 1.4;
  }
  .beaded {
    gap: 6px;
  }
  .bead {
    font-size: 0.85em;
  }
  .words {
    display: block;
    color: ${theme.inkSoft};
  }
  .price > span {
    display: inline-block;
    > * {
      white-space: nowrap;
    }
    > b {
      font-size: 1.05rem;
    }
  }
  &[data-pair] {
    > .table {
      overflow: visible;
    }
    .columns > * {
      top: var(--head);
      z-index: 2;
      @media (min-width: 48.01em) and (min-height: 30.01em) {
        top: 112px;
      }
    }
  }
  &:not([data-pair]) .columns > th {
    position: static;
  }
  /* Columns of one width, which share the room there is. Paper has the widths that need the fewest lines. */
  @media screen {
    @container (min-width: 49.01em) {
      &:not([data-pair]) > .table > table {
        table-layout: fixed;
      }
      &:not([data-pair]) .columns > th {
        width: min(9rem, 12.5cqi);
      }
      /* The longest word of a question fits in its column. */
      &:not([data-pair]) .columns > td {
        width: 7.5rem;
      }
    }
  }
  /* By question: each carrier has a line, which begins with its name. */
  @container (max-width: 49em) {
    > .table > table > thead {
      display: none;
    }
    .row,
    .row > * {
      display: block;
      padding: 5px 0;
      border: 0;
    }
    .row {
      padding-block: 16px;
      border-bottom: 1px solid ${theme.line};
    }
    .row > th {
      position: static;
      padding: 0;
      font: 560 ${theme.h3} / 1.2 ${theme.heading};
    }
    .row > [data-carrier]::before {
      content: attr(data-carrier);
      font-weight: 650;
    }
  }
  @container (min-width: 15rem) and (max-width: 49em) {
    .row > [data-carrier] {
      display: grid;
      grid-template-columns: minmax(min-content, 6rem) minmax(0, 1fr);
      column-gap: 12px;
      &::before {
        grid-row: span 2;
        line-height: 1.4;
      }
    }
  }
  /* Two columns, with each question above them. */
  @container (min-width: 49.01em) and (max-width: 33rem) {
    > .table > table {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 16px;
      > *,
      > * > tr {
        display: contents;
      }
      > * > .columns > td {
        display: none;
      }
      > * > .row > :is(th, [colspan]) {
        grid-column: 1 / -1;
      }
      > * > .row > th {
        padding-bottom: 0;
        border: 0;
      }
    }
  }
  @media print {
    /* The lines of many to one question may need more than a sheet. */
    &[data-many] {
      font-size: 3rem;
      .row {
        break-inside: auto;
      }
      .row > th {
        break-after: avoid;
      }
      .row > td {
        break-inside: avoid;
      }
    }
    .row > td > * {
      line-height: 1.25;
    }
    > .table > table > * > tr > * {
      position: static;
      width: auto;
      padding: 3px 8px 3px 0;
      line-height: 1.3;
    }
  }
`

/** The answers of carriers side by side. A narrow window shows them question by question, and two carriers in two columns. */
export function ComparedTable({ carriers, rows, pair }: Comparison) {
  return (
    <Root
      data-pair={pair ? true : undefined}
      data-many={carriers.length > MOST_ON_SHEET || undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table narrow" aria-label={comparisonWords.table} tabIndex={0}>
        <table>
          <thead>
            <tr className="columns">
              <td />
              {carriers.map(({ path, name, registration }) => (
                <th key={path} scope="col">
                  <a href={path}>{name}</a>
                  <small>ANS {registration ?? 'a confirmar'}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells, open }) => (
              <tr key={id} className="row">
                <th id={id} scope="row">
                  {name}
                </th>
                {open ? (
                  <td colSpan={cells.length}>
                    <State state="confirmar" text={open} />
                  </td>
                ) : (
                  keyed(cells).map(({ key, item }) => (
                    <td key={key} data-carrier={item.carrier}>
                      <Answer cell={item} />
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Root>
  )
}
