import { type Claim, claimNote, notesOf } from '@elos/content'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { NEW_TAB } from './ActionLink.tsx'

const Root = styled('details', 'ClaimNotes')`
  position: relative;
  grid-column: 1 / -1;
  max-width: 46rem;
  margin-top: 16px;
  font-size: ${theme.small};
  line-height: 1.5;
  color: var(--soft, ${theme.inkSoft});
  && summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    font-weight: 400;
    text-decoration: underline dotted;
    text-underline-offset: 0.3em;
  }
  p {
    margin: 0 0 8px;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

/** The conditions, source and days of a claim, in sentences. The source links to where it can be read. */
export function ClaimNote({ claim }: { claim: Claim }) {
  const { conditions, source, days } = claimNote(claim)
  return (
    <>
      {conditions && `${conditions} `}
      {source && (
        <cite>
          Fonte:{' '}
          {source.url ? (
            <a href={source.url} {...NEW_TAB}>
              {source.name}
            </a>
          ) : (
            source.name
          )}
          .{' '}
        </cite>
      )}
      {days}
    </>
  )
}

/** The conditions, sources and days of the figures in a part of a page. Claims with the same note stand together. */
export function NoteLines({ of }: { of: unknown }) {
  return notesOf(of).map(({ title, claim }) => (
    <p className="note" key={claim.id}>
      <b>{title}</b> <ClaimNote claim={claim} />
    </p>
  ))
}

/**
 * The conditions, sources and days of the figures in a part of a page, one tap away from them: a native disclosure.
 * Nothing for a part without figures.
 *
 * @param of what the part of the page shows
 */
export function ClaimNotes({ of }: { of: unknown }) {
  return notesOf(of).length > 0 ? (
    <Root>
      <summary>Condições e fontes</summary>
      <NoteLines of={of} />
    </Root>
  ) : null
}
