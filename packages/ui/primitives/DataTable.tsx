import { type Cell, cellText, type DataTable as DataTableValue } from '@elos/content'
import { joinHyphens } from '@elos/content/parts/letters/hyphens'
import { ClaimNote } from './ClaimNote.tsx'
import { keyed } from './keyed.ts'
import { NoteMark } from './NoteMark.tsx'

interface DataTableProps {
  table: DataTableValue
  /**
   * Whether a heading of the text is the same as the caption, which is then for screen readers only.
   */
  headed?: boolean
}

/** The text of a cell, with the mark of its claim. */
function Content({ cell }: { cell: Cell }) {
  return (
    <>
      {joinHyphens(cellText(cell))}
      {typeof cell !== 'string' && <NoteMark of={cell} />}
    </>
  )
}

/**
 * A table with a caption, above the terms of its prices. The first cell of a row is its header. On a phone each row is a
 * block, whose cells say what they are; a table of prices is narrow enough to stay one.
 */
export function DataTable(props: DataTableProps) {
  const { terms } = props.table
  if (!terms) return <Table {...props} />
  return (
    <div>
      <Table {...props} />
      <p className="fine">
        <ClaimNote claim={terms} />
      </p>
    </div>
  )
}

function Table({ table: { caption, header, rows, terms }, headed }: DataTableProps) {
  const className = terms ? 'table narrow' : 'table'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} aria-label={caption ?? 'Tabela'} tabIndex={0}>
      <table>
        {caption && <caption className={headed ? 'hidden' : undefined}>{caption}</caption>}
        <thead>
          <tr>
            {keyed(header).map(({ key, item }) => (
              <th key={key} scope="col">
                <Content cell={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first = '', ...others] }) => (
            <tr key={key}>
              <th scope="row">
                <Content cell={first} />
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <td key={index} data-label={cellText(header[index + 1] ?? '')}>
                  <Content cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
