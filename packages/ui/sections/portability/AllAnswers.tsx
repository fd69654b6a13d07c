import type { Portability } from '@elos/content'
import { type ListedRow, listedRows } from '@elos/content/parts/portability/listed'
import { keyed } from '../../primitives/keyed.ts'
import { ALL_ANSWERS_ID, portabilityWords } from '../../words/portability.ts'
import { Basis } from './Basis.tsx'

function Row({ row }: { row: ListedRow }) {
  const { name, stateText, who, texts, caution, next, papers } = row
  const [first, ...others] = texts
  return (
    <details>
      <summary>
        <span>
          {stateText} <span className="fine">· {name}</span>
          <br />
          <span className="fine">{first}</span>
        </span>
      </summary>
      <p>{[...others, caution].filter(Boolean).join(' ')}</p>
      <ul className="list fine">
        {keyed(who).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      <p className="fine">
        <b>{portabilityWords.next}:</b> {next} <b>{portabilityWords.papers}:</b> {papers.join('; ')}
        . <Basis row={row} />
      </p>
    </details>
  )
}

/** Every answer of the check, with whom it is for: a visitor may read them all, and paper has them open. */
export function AllAnswers({ portability }: { portability: Portability }) {
  const rows = listedRows(portability.rows)
  const checked = rows.filter((row) => row.checked)
  return (
    <section className="band sand" id={ALL_ANSWERS_ID}>
      <div className="head">
        <h2>{portabilityWords.all}</h2>
        <p>{portabilityWords.allLead(checked.length, rows.length)}</p>
      </div>
      <div className="questions columned">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
        <details>
          <summary>{portabilityWords.always}</summary>
          <ul className="list">
            {keyed(portability.always).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
