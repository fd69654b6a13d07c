import type { PortabilityRow } from '@elos/content/parts/portability/type'
import { Fragment } from 'react'
import { NEW_TAB } from '../../primitives/ActionLink.tsx'
import { longDate } from '../../primitives/date.ts'
import { keyed } from '../../primitives/keyed.ts'
import { portabilityWords } from '../../words/portability.ts'

/** The norms that a row rests on, and who has read it against them, on which day. */
export function Basis({ row }: { row: Pick<PortabilityRow, 'name' | 'norms' | 'checked'> }) {
  const { name, norms, checked } = row
  return (
    <>
      {`Resposta ${name}. ANS, `}
      {keyed(norms).map(({ key, item: { text, url } }, index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          {url ? (
            <a href={url} {...NEW_TAB}>
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      ))}
      {`. ${checked ? portabilityWords.checked(checked.by, longDate(checked.at)) : portabilityWords.unchecked}`}
    </>
  )
}
