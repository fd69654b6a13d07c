import type { DataTable as DataTableValue } from '@elos/content'

interface DataTableProps {
  table: DataTableValue
  /** A heading says the caption already: it is for screen readers alone. */
  headed?: boolean
}

/** A table with a caption; the first cell of a row heads it. Scrolls sideways on a narrow screen. */
export function DataTable({ table: { caption, header, rows }, headed }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table" aria-label={caption ?? 'Tabela'} tabIndex={0}>
      <table>
        {caption && <caption className={headed ? 'hidden' : undefined}>{caption}</caption>}
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
