import { type Claim, claimNote, notesOf } from '@elos/content'
import { CONFIRM } from '@elos/content/parts/claim/note'
import { NEW_TAB } from './ActionLink.tsx'

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
 * Nothing for a part without figures. What they ask of the reader stands in sight.
 *
 * @param of what the part of the page shows
 */
export function ClaimNotes({ of }: { of: unknown }) {
  const notes = notesOf(of)
  return notes.length > 0 ? (
    <details className="ClaimNotes">
      <summary>
        Condições e fontes{notes.some(({ claim }) => claim.isAged) && `: ${CONFIRM}`}
      </summary>
      <NoteLines of={of} />
    </details>
  ) : null
}
