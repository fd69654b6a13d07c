import { type Note, noteId } from '@elos/content'
import { ClaimNote } from '../primitives/ClaimNote.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const Root = styled('section', 'Notes')`
  > ol {
    columns: 26rem 2;
    column-gap: 64px;
    padding-left: 1.9em;
    list-style: decimal;
    > li {
      break-inside: avoid;
      margin-bottom: 8px;
      padding-left: 4px;
      border-radius: 4px;
      &::marker,
      > b {
        font-weight: 650;
        color: ${theme.ink};
      }
      /* Forced colours show the outline. */
      &:target {
        outline: 2px solid transparent;
        background: ${theme.mint};
      }
    }
  }
  .back {
    display: inline-block;
    min-width: 34px;
    margin-block: -6px;
    padding: 6px 4px;
    > .icon {
      display: inline;
      width: 1em;
      height: 1em;
      vertical-align: -0.15em;
    }
  }
`

/** The links from a note back to its marks: one arrow, or an arrow with a number for each. */
function WaysBack({ number, marks }: Pick<Note, 'number' | 'marks'>) {
  const [only, ...others] = marks
  if (only && others.length === 0) {
    return (
      <a className="back screen" href={`#${only}`} aria-label={`Nota ${number}: voltar ao texto`}>
        <Icon name="arrow-up" />
      </a>
    )
  }
  return marks.map((mark, index) => (
    <a
      className="back screen"
      key={mark}
      href={`#${mark}`}
      aria-label={`Nota ${number}: voltar ao texto, lugar ${index + 1}`}
    >
      <Icon name="arrow-up" />
      {index + 1}
    </a>
  ))
}

/**
 * The conditions, sources and days of the figures of a page, once and numbered, each with the way back to its marks
 * (primitives/NoteMark.tsx). Nothing for a page without any.
 */
export function Notes({ notes }: { notes: Note[] }) {
  if (notes.length === 0) return null
  return (
    <Root className="band coda">
      <h2>Condições e fontes</h2>
      <ol className="fine">
        {notes.map(({ number, title, claim, marks }) => (
          <li key={number} id={noteId(number)}>
            <b>{title}</b> <ClaimNote claim={claim} />
            {'\u00a0'}
            <WaysBack number={number} marks={marks} />
          </li>
        ))}
      </ol>
    </Root>
  )
}
