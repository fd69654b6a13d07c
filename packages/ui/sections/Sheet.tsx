import type { ContentOf } from '@elos/content'
import { keyed } from '../primitives/keyed.ts'
import { NoteMark } from '../primitives/NoteMark.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Sheet')`
  .count,
  .register {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 40px;
    margin-bottom: 20px;
    line-height: 1.4;
  }
  .string > .bead + .bead {
    margin-left: -0.28em;
  }
  .rows > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding-block: 11px;
    border-top: 1px solid ${theme.line};
    font-size: ${theme.small};
    font-weight: 650;
    line-height: 1.45;
  }
  .state {
    max-width: 11.5rem;
  }
  .words {
    grid-column: 1 / -1;
    font-weight: 400;
    color: ${theme.inkSoft};
  }
  .register > .rows {
    flex: 1 1 20rem;
  }
  .seal {
    display: grid;
    place-content: center;
    width: clamp(136px, 20vw, 180px);
    aspect-ratio: 1;
    border: 20px solid ${theme.pine};
    border-radius: 50%;
    background: ${theme.mint};
    text-align: center;
    font-size: ${theme.small};
    &[data-open] {
      border: 20px dashed ${theme.inkSoft};
      background: none;
    }
  }
  @media (min-width: 40.01em) {
    .answers-rows > div {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 2fr);
    }
    .answers-rows > div > .words {
      grid-column: 3;
    }
  }
`

const RECORD_LEAD = 'Toda operadora tem um número na agência reguladora, e cada produto tem o seu.'

type Row = ContentOf<'sheet'>['rows'][number]

/** Rows of a sheet: what each is about, its state, and the rest in words. */
function Rows({ rows, className }: { rows: readonly Row[]; className: string }) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{row.name}</dt>
          <dd className="state beaded">
            <i className={`bead ${row.state}`} />
            <span>{row.stateText}</span>
          </dd>
          {row.words && (
            <dd className="words">
              {row.words}
              <NoteMark of={row} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The number of a carrier in the register within a ring, which is dashed while it is not known, and its rows. */
function Register({ rows, registration }: ContentOf<'sheet'>) {
  return (
    <div className="register">
      <p className="seal" data-open={registration ? undefined : true}>
        <b>Registro ANS</b>
        <span>{registration ?? 'a confirmar'}</span>
      </p>
      <Rows className="rows" rows={rows} />
    </div>
  )
}

/** The answers of a carrier: a string of beads, how many there are of each state, and a row for each. */
function AnswerRows({ rows, aged, counts: { parts } }: ContentOf<'sheet'>) {
  const beads = parts.flatMap(({ state, count }) => Array.from({ length: count }, () => state))
  return (
    <>
      <div className="count">
        <span className="string">
          {keyed(beads).map(({ key, item }) => (
            <i key={key} className={`bead ${item}`} />
          ))}
        </span>
        <p>
          {keyed(parts).map(({ key, item: { count, words } }, index) => (
            <span key={key}>
              {index > 0 && ' · '}
              <b>{count}</b> {words}
            </span>
          ))}
          {aged && ` · ${aged}`}
        </p>
      </div>
      <Rows className="rows answers-rows" rows={rows} />
    </>
  )
}

/** What a carrier answers, row by row, or how it stands in the regulator's register. */
export function Sheet({ content, ...band }: SectionProps<'sheet'>) {
  const { heading, look } = content
  return (
    <Root {...bandOf(band)}>
      <div className="head">
        <h2>{heading.title}</h2>
        {look === 'record' && <p>{RECORD_LEAD}</p>}
      </div>
      {look === 'record' ? <Register {...content} /> : <AnswerRows {...content} />}
    </Root>
  )
}
