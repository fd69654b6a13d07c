import { type Claim, claimNote } from '@elos/content'
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
