import { claimNote, type Terms } from '@elos/content'
import { NEW_TAB } from './ActionLink.tsx'

/** The conditions, source and days of a claim or of a table of prices, in sentences. The source links to where it can be read. */
export function ClaimNote({ claim }: { claim: Terms }) {
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
