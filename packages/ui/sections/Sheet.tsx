import type { ContentOf } from '@elos/content'
import { Fragment } from 'react'
import { AskLinks } from '../primitives/AskLinks.tsx'
import { keyed } from '../primitives/keyed.ts'
import { NoteMark } from '../primitives/NoteMark.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { comparisonWords } from '../words/comparison.ts'
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
  .rows > div:target {
    margin-inline: -12px;
    padding-inline: 12px;
    background: ${theme.mint};
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

const RECORD_LEAD =
  'Toda operadora tem um número na agência reguladora, e cada produto tem o seu (Lei nº 9.656/1998, art. 9º).'

type Row = ContentOf<'sheet'>['rows'][number]

type Source = NonNullable<Row['source']>

/** The name of a source, which leads to where it can be read. */
const Named = ({ source: { name, url } }: { source: Source }) => (
  <>Fonte: {url ? <a href={url}>{name}</a> : name}.</>
)

/** A sheet, and the path of its page. */
type Shown = ContentOf<'sheet'> & { path: string }

/** Rows of a sheet: what each is about, its state, and the rest in words. */
function Rows({
  rows,
  className,
  path,
  source,
}: {
  rows: readonly Row[]
  className: string
  path: string
  /** The source of the rows that name none. */
  source?: Source
}) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div key={row.id} id={row.anchor}>
          <dt>{row.name}</dt>
          <dd className="state beaded">
            <i className={`bead ${row.state}`} />
            <span>{row.stateText}</span>
          </dd>
          {row.words && (
            <dd className="words">
              {row.words}
              <NoteMark of={row} />
              <AskLinks asks={row.asks} path={path} />
            </dd>
          )}
          {row.asOf && !row.claim && row.source && row.source.name !== source?.name && (
            <dd className="words fine">
              <Named source={row.source} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The number of a carrier in the register within a ring, which is dashed while it is not known, and its rows. */
function Register({ rows, registration, path }: Shown) {
  return (
    <div className="register">
      <p className="seal" data-open={registration ? undefined : true}>
        <b>Registro ANS</b>
        <span>{registration ?? 'a confirmar'}</span>
      </p>
      <Rows className="rows" rows={rows} path={path} />
    </div>
  )
}

/** The answers of a carrier: a string of beads, how many there are of each state, and a row for each. */
function AnswerRows({ rows, aged, source, counts: { parts }, compared = [], path }: Shown) {
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
          {aged && ` · ${aged}`} {source && <Named source={source} />}
        </p>
      </div>
      <Rows className="rows answers-rows" rows={rows} path={path} source={source} />
      {compared.length > 0 && (
        <p className="fine screen">
          {comparisonWords.with}{' '}
          {compared.map(({ name, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' · '}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

/** What a carrier answers, row by row, or how it stands in the regulator's register. */
export function Sheet({ content, place, ...band }: SectionProps<'sheet'>) {
  const { heading, look } = content
  const shown = { ...content, path: place.path }
  return (
    <Root {...bandOf(band)}>
      <div className="head">
        <h2>{heading.title}</h2>
        {look === 'record' && <p>{RECORD_LEAD}</p>}
      </div>
      {look === 'record' ? <Register {...shown} /> : <AnswerRows {...shown} />}
    </Root>
  )
}
